/** A method with more than 255 local slots of every type, and increments by big constants. */
public class ManyLocals {
    static long run(long seed, boolean flag) {
        long v0 = seed, v1 = v0 * 3 + 1, v2 = v1 * 3 + 2, v3 = v2 * 3 + 3, v4 = v3 * 3 + 4, v5 = v4 * 3
                + 5, v6 = v5 * 3 + 6, v7 = v6 * 3 + 7, v8 = v7 * 3 + 8;
        long v9 = v8 * 3 + 9, v10 = v9 * 3 + 10, v11 = v10 * 3 + 11, v12 = v11 * 3 + 12, v13 = v12 * 3
                + 13, v14 = v13 * 3 + 14, v15 = v14 * 3 + 15, v16 = v15 * 3 + 16, v17 = v16 * 3 + 17;
        long v18 = v17 * 3 + 18, v19 = v18 * 3 + 19, v20 = v19 * 3 + 20, v21 = v20 * 3 + 21, v22 = v21 * 3
                + 22, v23 = v22 * 3 + 23, v24 = v23 * 3 + 24, v25 = v24 * 3 + 25, v26 = v25 * 3 + 26;
        long v27 = v26 * 3 + 27, v28 = v27 * 3 + 28, v29 = v28 * 3 + 29, v30 = v29 * 3 + 30, v31 = v30 * 3
                + 31, v32 = v31 * 3 + 32, v33 = v32 * 3 + 33, v34 = v33 * 3 + 34, v35 = v34 * 3 + 35;
        long v36 = v35 * 3 + 36, v37 = v36 * 3 + 37, v38 = v37 * 3 + 38, v39 = v38 * 3 + 39, v40 = v39 * 3
                + 40, v41 = v40 * 3 + 41, v42 = v41 * 3 + 42, v43 = v42 * 3 + 43, v44 = v43 * 3 + 44;
        long v45 = v44 * 3 + 45, v46 = v45 * 3 + 46, v47 = v46 * 3 + 47, v48 = v47 * 3 + 48, v49 = v48 * 3
                + 49, v50 = v49 * 3 + 50, v51 = v50 * 3 + 51, v52 = v51 * 3 + 52, v53 = v52 * 3 + 53;
        long v54 = v53 * 3 + 54, v55 = v54 * 3 + 55, v56 = v55 * 3 + 56, v57 = v56 * 3 + 57, v58 = v57 * 3
                + 58, v59 = v58 * 3 + 59, v60 = v59 * 3 + 60, v61 = v60 * 3 + 61, v62 = v61 * 3 + 62;
        long v63 = v62 * 3 + 63, v64 = v63 * 3 + 64, v65 = v64 * 3 + 65, v66 = v65 * 3 + 66, v67 = v66 * 3
                + 67, v68 = v67 * 3 + 68, v69 = v68 * 3 + 69, v70 = v69 * 3 + 70, v71 = v70 * 3 + 71;
        long v72 = v71 * 3 + 72, v73 = v72 * 3 + 73, v74 = v73 * 3 + 74, v75 = v74 * 3 + 75, v76 = v75 * 3
                + 76, v77 = v76 * 3 + 77, v78 = v77 * 3 + 78, v79 = v78 * 3 + 79, v80 = v79 * 3 + 80;
        long v81 = v80 * 3 + 81, v82 = v81 * 3 + 82, v83 = v82 * 3 + 83, v84 = v83 * 3 + 84, v85 = v84 * 3
                + 85, v86 = v85 * 3 + 86, v87 = v86 * 3 + 87, v88 = v87 * 3 + 88, v89 = v88 * 3 + 89;
        long v90 = v89 * 3 + 90, v91 = v90 * 3 + 91, v92 = v91 * 3 + 92, v93 = v92 * 3 + 93, v94 = v93 * 3
                + 94, v95 = v94 * 3 + 95, v96 = v95 * 3 + 96, v97 = v96 * 3 + 97, v98 = v97 * 3 + 98;
        long v99 = v98 * 3 + 99, v100 = v99 * 3 + 100, v101 = v100 * 3 + 101, v102 = v101 * 3 + 102, v103 = v102 * 3
                + 103, v104 = v103 * 3 + 104, v105 = v104 * 3 + 105, v106 = v105 * 3 + 106, v107 = v106 * 3 + 107;
        long v108 = v107 * 3 + 108, v109 = v108 * 3 + 109, v110 = v109 * 3 + 110, v111 = v110 * 3
                + 111, v112 = v111 * 3 + 112, v113 = v112 * 3 + 113, v114 = v113 * 3 + 114, v115 = v114 * 3
                + 115, v116 = v115 * 3 + 116;
        long v117 = v116 * 3 + 117, v118 = v117 * 3 + 118, v119 = v118 * 3 + 119, v120 = v119 * 3
                + 120, v121 = v120 * 3 + 121, v122 = v121 * 3 + 122, v123 = v122 * 3 + 123, v124 = v123 * 3
                + 124, v125 = v124 * 3 + 125;
        long v126 = v125 * 3 + 126, v127 = v126 * 3 + 127, v128 = v127 * 3 + 128, v129 = v128 * 3
                + 129, v130 = v129 * 3 + 130, v131 = v130 * 3 + 131, v132 = v131 * 3 + 132, v133 = v132 * 3
                + 133, v134 = v133 * 3 + 134;
        int i = (int) v134;
        float f = v133;
        double d = v132 / 7.0;
        Object o = flag ? "object" : null;
        String s = o + "!";
        i += 1000;
        i -= 30000;
        i++;
        f += 0.5f;
        d *= 2;
        for (int k = 0; k < 5; k++) {
            i += k;
            v134 -= i;
        }
        try {
            if (o == null) {
                throw new IllegalStateException("null object");
            }
            o = s.length();
        } catch (IllegalStateException e) {
            o = e.getMessage();
        }
        System.out.println(i + " " + f + " " + d + " " + o + " " + s);
        v0 ^= v1 + v50 - v100;
        return v0 + v134;
    }

    static int bigSteps(int n) {
        n += 127;
        n += 128;
        n -= 128;
        n -= 129;
        n += 32767;
        n -= 32768;
        n += 32768;
        return n;
    }

    public static void main(String[] args) {
        System.out.println(run(1, true));
        System.out.println(run(-987654321L, false));
        System.out.println(bigSteps(5) + " " + bigSteps(Integer.MAX_VALUE));
    }
}
