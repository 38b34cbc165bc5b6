import java.text.NumberFormat;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.Locale;

/** Numbers and names as other languages write them. */
public class OtherLocales {
    public static void main(String[] args) {
        for (String tag : new String[] {"de-DE", "fr", "en-GB"}) {
            Locale locale = Locale.forLanguageTag(tag);
            System.out.println(String.format(locale, "%s %,.2f %e", tag, 1234.5, 0.001));
            System.out.println(NumberFormat.getInstance(locale).format(-1234567.891) + NumberFormat.getPercentInstance(locale).format(.5));
            System.out.println(DayOfWeek.MONDAY.getDisplayName(TextStyle.FULL, locale) + " " + locale.getDisplayCountry(locale));
        }
    }
}
