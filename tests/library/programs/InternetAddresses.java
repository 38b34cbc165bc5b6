import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;

/** Addresses of hosts that are given as numbers. */
public class InternetAddresses {
    public static void main(String[] arguments) throws Exception {
        for (String text : new String[] {"127.0.0.1", "10.1.2.3", "224.0.0.1", "0.0.0.0", "1.2.515", "::1", "fe80::1:2",
            "::ffff:1.2.3.4", "[2001:db8::a]", "2001:0db8:0:0:1:0:0:1"}) {
            InetAddress address = InetAddress.getByName(text);
            System.out.println(text + " " + address + " " + address.getClass().getSimpleName() + " "
                    + address.hashCode() + " " + address.isLoopbackAddress() + address.isMulticastAddress()
                    + address.isSiteLocalAddress() + address.isLinkLocalAddress() + address.isAnyLocalAddress());
        }
        InetAddress named = InetAddress.getByAddress("some host", new byte[] {1, 2, 3, -4});
        System.out.println(named + " " + named.getHostName() + " " + named.getHostAddress());
        System.out.println(named.equals(InetAddress.getByName("1.2.3.252")) + " " + new InetSocketAddress(named, 80));
        System.out.println(InetSocketAddress.createUnresolved("elsewhere", 443));
        byte[] local = new byte[16];
        local[0] = -2;
        local[1] = -128;
        System.out.println(Inet6Address.getByAddress("x", local, 3));
        try {
            InetAddress.getByAddress(new byte[5]);
        } catch (UnknownHostException mistake) {
            System.out.println(mistake.getMessage());
        }
        try {
            InetAddress.getByName("[1.2.3]");
        } catch (UnknownHostException mistake) {
            System.out.println(mistake.getMessage());
        }
        System.out.println(new URL("http://127.0.0.1/a").equals(new URL("http://127.0.0.1:80/a")));
        System.out.println(new URL("http://127.0.0.1/a").hashCode() == URI.create("http://127.0.0.1/a").toURL().hashCode());
    }
}
