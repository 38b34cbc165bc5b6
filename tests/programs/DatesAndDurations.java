import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;

/** java.time without a clock: dates, times, periods, durations, parsing and refused values. */
public class DatesAndDurations {
    interface Making {
        Object make();
    }

    static void attempt(Making making) {
        try {
            System.out.println(making.make());
        } catch (DateTimeParseException e) {
            System.out.println("cannot parse " + e.getParsedString());
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate date = LocalDate.of(2024, 2, 28);
        for (int i = 0; i < 3; i++) {
            System.out.print(date.plusDays(i) + " " + date.plusDays(i).getDayOfWeek() + " ");
        }
        System.out.println(date.isLeapYear() + " " + date.lengthOfMonth() + " " + date.getDayOfYear());
        System.out.println(LocalDate.of(2024, 1, 31).plusMonths(1) + " " + date.withDayOfMonth(1).minusDays(1) + " "
                + date.compareTo(LocalDate.of(2023, 12, 31)));
        System.out.println(ChronoUnit.DAYS.between(LocalDate.of(1970, 1, 1), date) + " " + date.toEpochDay() + " "
                + Period.between(LocalDate.of(2000, 12, 25), date));
        System.out.println(Duration.ofSeconds(3661).plusMillis(5) + " "
                + Duration.between(LocalTime.of(23, 59), LocalTime.NOON).toMinutes() + " "
                + LocalTime.MIDNIGHT.minusNanos(1));
        System.out.println(LocalDateTime.of(2024, 12, 31, 23, 59, 59).plusSeconds(1) + " " + DayOfWeek.MONDAY.minus(1)
                + " " + date.atTime(7, 5).getHour());
        attempt(() -> LocalDate.parse("2024-02-29"));
        attempt(() -> LocalDate.parse("2023-02-29"));
        attempt(() -> LocalDate.of(2023, 13, 1));
        attempt(() -> LocalDate.of(2023, 2, 29));
        attempt(() -> LocalTime.parse("25:00"));
        attempt(() -> LocalTime.parse("08:30:15.5").plusHours(20));
        attempt(() -> Duration.parse("PT1H30M").toSeconds());
    }
}
