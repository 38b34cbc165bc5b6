import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Calendars, formats of dates, and java.time, in UTC and English. */
public class DatesAndTimes {
    public static void main(String[] args) throws ParseException {
        System.out.println(new java.util.TreeSet<>(java.time.chrono.Chronology.getAvailableChronologies()));
        System.out.println(java.time.chrono.HijrahDate.of(1442, 3, 5) + " " + java.time.chrono.JapaneseDate.of(2020, 3, 4));
        try {
            java.time.chrono.Chronology.of("unknown");
        } catch (java.time.DateTimeException exception) {
            System.out.println(exception.getMessage());
        }
        Calendar calendar = new GregorianCalendar(2020, Calendar.MARCH, 15, 10, 30, 5);
        System.out.println(calendar.get(Calendar.DAY_OF_WEEK) + " " + calendar.get(Calendar.WEEK_OF_YEAR));
        calendar.add(Calendar.MONTH, 1);
        System.out.println(calendar.getTime() + " " + calendar.getTimeInMillis());
        SimpleDateFormat format = new SimpleDateFormat("EEE, MMM d yyyy HH:mm:ss Z");
        System.out.println(format.format(new Date(86400000L * 365)));
        System.out.println(new SimpleDateFormat("yyyy-MM-dd").parse("2020-01-02").getTime());
        System.out.println(String.format("%tF %<tT %<tB %<tA", new Date(0)) + TimeZone.getTimeZone("GMT+2").getRawOffset());
        LocalDate date = LocalDate.of(2020, 2, 29);
        System.out.println(date.plusYears(1) + " " + date.getDayOfWeek() + " " + date.plus(Period.ofMonths(13)));
        System.out.println(date.format(DateTimeFormatter.ofPattern("EEEE, d MMMM yyyy")));
        System.out.println(LocalDateTime.of(2020, 1, 1, 10, 30).plusMinutes(45).format(DateTimeFormatter.ISO_DATE_TIME));
        System.out.println(Duration.ofSeconds(3661) + " " + Instant.ofEpochSecond(1) + " " + Year.isLeap(1900));
        System.out.println(OffsetDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(2)).toInstant());
        System.out.println(ChronoUnit.DAYS.between(date, LocalDate.parse("2021-05-06")) + " " + DayOfWeek.MONDAY.plus(3));
        System.out.println(DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, Locale.ENGLISH));
        System.out.println(Month.MAY.getDisplayName(TextStyle.FULL, Locale.US));
        System.out.println(Locale.FRANCE.getDisplayCountry(Locale.US) + " " + Locale.GERMAN.getDisplayLanguage(Locale.US));
    }
}
