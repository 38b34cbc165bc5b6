/** Branches nested deeper than any nesting of blocks that Python allows. */
public class DeepNesting {
    static int chosen(int x) {
        if (x == 1) {
            x += 0;
        } else if (x == 8) {
            x += 1;
        } else if (x == 15) {
            x += 2;
        } else if (x == 22) {
            x += 3;
        } else if (x == 29) {
            x += 4;
        } else if (x == 36) {
            x += 5;
        } else if (x == 43) {
            x += 6;
        } else if (x == 50) {
            x += 7;
        } else if (x == 57) {
            x += 8;
        } else if (x == 64) {
            x += 9;
        } else if (x == 71) {
            x += 10;
        } else if (x == 78) {
            x += 11;
        } else if (x == 85) {
            x += 12;
        } else if (x == 92) {
            x += 13;
        } else if (x == 99) {
            x += 14;
        } else if (x == 106) {
            x += 15;
        } else if (x == 113) {
            x += 16;
        } else if (x == 120) {
            x += 17;
        } else if (x == 127) {
            x += 18;
        } else if (x == 134) {
            x += 19;
        } else if (x == 141) {
            x += 20;
        } else if (x == 148) {
            x += 21;
        } else if (x == 155) {
            x += 22;
        } else if (x == 162) {
            x += 23;
        } else if (x == 169) {
            x += 24;
        } else if (x == 176) {
            x += 25;
        } else if (x == 183) {
            x += 26;
        } else if (x == 190) {
            x += 27;
        } else if (x == 197) {
            x += 28;
        } else if (x == 204) {
            x += 29;
        } else if (x == 211) {
            x += 30;
        } else if (x == 218) {
            x += 31;
        } else if (x == 225) {
            x += 32;
        } else if (x == 232) {
            x += 33;
        } else if (x == 239) {
            x += 34;
        } else if (x == 246) {
            x += 35;
        } else if (x == 253) {
            x += 36;
        } else if (x == 260) {
            x += 37;
        } else if (x == 267) {
            x += 38;
        } else if (x == 274) {
            x += 39;
        } else if (x == 281) {
            x += 40;
        } else if (x == 288) {
            x += 41;
        } else if (x == 295) {
            x += 42;
        } else if (x == 302) {
            x += 43;
        } else if (x == 309) {
            x += 44;
        } else if (x == 316) {
            x += 45;
        } else if (x == 323) {
            x += 46;
        } else if (x == 330) {
            x += 47;
        } else if (x == 337) {
            x += 48;
        } else if (x == 344) {
            x += 49;
        } else if (x == 351) {
            x += 50;
        } else if (x == 358) {
            x += 51;
        } else if (x == 365) {
            x += 52;
        } else if (x == 372) {
            x += 53;
        } else if (x == 379) {
            x += 54;
        } else if (x == 386) {
            x += 55;
        } else if (x == 393) {
            x += 56;
        } else if (x == 400) {
            x += 57;
        } else if (x == 407) {
            x += 58;
        } else if (x == 414) {
            x += 59;
        } else if (x == 421) {
            x += 60;
        } else if (x == 428) {
            x += 61;
        } else if (x == 435) {
            x += 62;
        } else if (x == 442) {
            x += 63;
        } else if (x == 449) {
            x += 64;
        } else if (x == 456) {
            x += 65;
        } else if (x == 463) {
            x += 66;
        } else if (x == 470) {
            x += 67;
        } else if (x == 477) {
            x += 68;
        } else if (x == 484) {
            x += 69;
        } else if (x == 491) {
            x += 70;
        } else if (x == 498) {
            x += 71;
        } else if (x == 505) {
            x += 72;
        } else if (x == 512) {
            x += 73;
        } else if (x == 519) {
            x += 74;
        } else if (x == 526) {
            x += 75;
        } else if (x == 533) {
            x += 76;
        } else if (x == 540) {
            x += 77;
        } else if (x == 547) {
            x += 78;
        } else if (x == 554) {
            x += 79;
        } else if (x == 561) {
            x += 80;
        } else if (x == 568) {
            x += 81;
        } else if (x == 575) {
            x += 82;
        } else if (x == 582) {
            x += 83;
        } else if (x == 589) {
            x += 84;
        } else if (x == 596) {
            x += 85;
        } else if (x == 603) {
            x += 86;
        } else if (x == 610) {
            x += 87;
        } else if (x == 617) {
            x += 88;
        } else if (x == 624) {
            x += 89;
        } else if (x == 631) {
            x += 90;
        } else if (x == 638) {
            x += 91;
        } else if (x == 645) {
            x += 92;
        } else if (x == 652) {
            x += 93;
        } else if (x == 659) {
            x += 94;
        } else if (x == 666) {
            x += 95;
        } else if (x == 673) {
            x += 96;
        } else if (x == 680) {
            x += 97;
        } else if (x == 687) {
            x += 98;
        } else if (x == 694) {
            x += 99;
        } else if (x == 701) {
            x += 100;
        } else if (x == 708) {
            x += 101;
        } else if (x == 715) {
            x += 102;
        } else if (x == 722) {
            x += 103;
        } else if (x == 729) {
            x += 104;
        } else if (x == 736) {
            x += 105;
        } else if (x == 743) {
            x += 106;
        } else if (x == 750) {
            x += 107;
        } else if (x == 757) {
            x += 108;
        } else if (x == 764) {
            x += 109;
        } else {
            x = -1;
        }
        return x;
    }

    static int nested(int x) {
        int sum = 0;
        if (x > 0) {
        sum += 0;
        if (x > 1) {
        sum += 1;
        if (x > 2) {
        sum += 2;
        if (x > 3) {
        sum += 3;
        if (x > 4) {
        sum += 4;
        if (x > 5) {
        sum += 5;
        if (x > 6) {
        sum += 6;
        if (x > 7) {
        sum += 7;
        if (x > 8) {
        sum += 8;
        if (x > 9) {
        sum += 9;
        if (x > 10) {
        sum += 10;
        if (x > 11) {
        sum += 11;
        if (x > 12) {
        sum += 12;
        if (x > 13) {
        sum += 13;
        if (x > 14) {
        sum += 14;
        if (x > 15) {
        sum += 15;
        if (x > 16) {
        sum += 16;
        if (x > 17) {
        sum += 17;
        if (x > 18) {
        sum += 18;
        if (x > 19) {
        sum += 19;
        if (x > 20) {
        sum += 20;
        if (x > 21) {
        sum += 21;
        if (x > 22) {
        sum += 22;
        if (x > 23) {
        sum += 23;
        if (x > 24) {
        sum += 24;
        if (x > 25) {
        sum += 25;
        if (x > 26) {
        sum += 26;
        if (x > 27) {
        sum += 27;
        if (x > 28) {
        sum += 28;
        if (x > 29) {
        sum += 29;
        if (x > 30) {
        sum += 30;
        if (x > 31) {
        sum += 31;
        if (x > 32) {
        sum += 32;
        if (x > 33) {
        sum += 33;
        if (x > 34) {
        sum += 34;
        if (x > 35) {
        sum += 35;
        if (x > 36) {
        sum += 36;
        if (x > 37) {
        sum += 37;
        if (x > 38) {
        sum += 38;
        if (x > 39) {
        sum += 39;
        if (x > 40) {
        sum += 40;
        if (x > 41) {
        sum += 41;
        if (x > 42) {
        sum += 42;
        if (x > 43) {
        sum += 43;
        if (x > 44) {
        sum += 44;
        if (x > 45) {
        sum += 45;
        if (x > 46) {
        sum += 46;
        if (x > 47) {
        sum += 47;
        if (x > 48) {
        sum += 48;
        if (x > 49) {
        sum += 49;
        if (x > 50) {
        sum += 50;
        if (x > 51) {
        sum += 51;
        if (x > 52) {
        sum += 52;
        if (x > 53) {
        sum += 53;
        if (x > 54) {
        sum += 54;
        if (x > 55) {
        sum += 55;
        if (x > 56) {
        sum += 56;
        if (x > 57) {
        sum += 57;
        if (x > 58) {
        sum += 58;
        if (x > 59) {
        sum += 59;
        if (x > 60) {
        sum += 60;
        if (x > 61) {
        sum += 61;
        if (x > 62) {
        sum += 62;
        if (x > 63) {
        sum += 63;
        if (x > 64) {
        sum += 64;
        if (x > 65) {
        sum += 65;
        if (x > 66) {
        sum += 66;
        if (x > 67) {
        sum += 67;
        if (x > 68) {
        sum += 68;
        if (x > 69) {
        sum += 69;
        if (x > 70) {
        sum += 70;
        if (x > 71) {
        sum += 71;
        if (x > 72) {
        sum += 72;
        if (x > 73) {
        sum += 73;
        if (x > 74) {
        sum += 74;
        if (x > 75) {
        sum += 75;
        if (x > 76) {
        sum += 76;
        if (x > 77) {
        sum += 77;
        if (x > 78) {
        sum += 78;
        if (x > 79) {
        sum += 79;
        if (x > 80) {
        sum += 80;
        if (x > 81) {
        sum += 81;
        if (x > 82) {
        sum += 82;
        if (x > 83) {
        sum += 83;
        if (x > 84) {
        sum += 84;
        if (x > 85) {
        sum += 85;
        if (x > 86) {
        sum += 86;
        if (x > 87) {
        sum += 87;
        if (x > 88) {
        sum += 88;
        if (x > 89) {
        sum += 89;
        if (x > 90) {
        sum += 90;
        if (x > 91) {
        sum += 91;
        if (x > 92) {
        sum += 92;
        if (x > 93) {
        sum += 93;
        if (x > 94) {
        sum += 94;
        if (x > 95) {
        sum += 95;
        if (x > 96) {
        sum += 96;
        if (x > 97) {
        sum += 97;
        if (x > 98) {
        sum += 98;
        if (x > 99) {
        sum += 99;
        if (x > 100) {
        sum += 100;
        if (x > 101) {
        sum += 101;
        if (x > 102) {
        sum += 102;
        if (x > 103) {
        sum += 103;
        if (x > 104) {
        sum += 104;
        }}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
        return sum;
    }

    public static void main(String[] args) {
        long total = 0;
        for (int i = 0; i < 900; i++) {
            total += chosen(i) * 31L + nested(i);
        }
        System.out.println(total);
    }
}
