import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/** Time zones with their daylight saving time. */
public class TimeZones {
    public static void main(String[] args) {
        for (String name : new String[] {"UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "GMT+2", "No/Such"}) {
            TimeZone zone = TimeZone.getTimeZone(name);
            System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone.inDaylightTime(new Date(1593561600000L)));
        }
        ZonedDateTime summer = LocalDateTime.of(2020, 7, 1, 12, 0).atZone(ZoneId.of("Europe/Paris"));
        System.out.println(summer + " " + summer.plusMonths(6) + " " + summer.withZoneSameInstant(ZoneId.of("Asia/Tokyo")));
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("America/New_York"));
        calendar.setTimeInMillis(1593561600000L);
        System.out.println(calendar.get(Calendar.HOUR_OF_DAY) + " " + calendar.get(Calendar.DST_OFFSET));
        System.out.println(ZoneId.of("UTC").getRules().isFixedOffset() + " " + ZoneId.systemDefault().getRules());
    }
}
