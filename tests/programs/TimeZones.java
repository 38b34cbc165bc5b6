import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.TimeZone;

/** Time zones: the list of them, their offsets and names. */
public class TimeZones {
    public static void main(String[] args) {
        String[] all = TimeZone.getAvailableIDs();
        System.out.println(all.length > 500);
        System.out.println(Arrays.asList(all).contains("Europe/Paris"));
        System.out.println(Arrays.toString(TimeZone.getAvailableIDs(5 * 3600 * 1000 + 45 * 60 * 1000)));
        for (String name : new String[] {"Asia/Kathmandu", "America/New_York", "GMT+3:30", "UTC", "Nowhere/Else", "EST"}) {
            TimeZone zone = TimeZone.getTimeZone(name);
            System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone.useDaylightTime()
                    + " " + zone.getOffset(1_600_000_000_000L));
        }
        System.out.println(TimeZone.getTimeZone("Asia/Calcutta").hasSameRules(TimeZone.getTimeZone("Asia/Kolkata")));
        ZonedDateTime noon = LocalDateTime.of(2021, 3, 28, 12, 0).atZone(ZoneId.of("Europe/Berlin"));
        System.out.println(noon + " " + noon.minusHours(12) + " " + noon.toInstant());
        System.out.println(noon.withZoneSameInstant(ZoneId.of("Asia/Tokyo")));
    }
}
