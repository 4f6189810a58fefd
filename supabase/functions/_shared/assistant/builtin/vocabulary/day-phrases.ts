import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import {
  COUNT,
  MONTH,
  NUMBERS,
  ON,
  WEEKDAY,
  coming,
  dayAhead,
  dayOfMonth,
  endOf,
  firstOf,
  inWeek,
  isWeekend,
  lastOf,
  monday,
  monthOf,
  phrase,
  weekdayOf,
  weeksOf,
  workingDay,
} from "./day-parts.ts";

const DAY = `(?<day>${WEEKDAY})`;
const NEXT_WEEK =
  "(?:nächste[rn]?|naechste[rn]?|kommende[rn]?|der nächsten|der kommenden) woche|(?:de )?la semaine prochaine|(?:de )?la (?:semana que viene|próxima semana|semana próxima)";
const TIME = "(?:['’]?s?['’]? time)?";
const WEEKS = "(?:weeks?|wks?|wochen?|semaines?|semanas?)";
const PERIOD = "(?<period>year|quarter|month|jahres|quartals|monats|ann[eé]e|trimestre|mois|a[nñ]o|mes)";
const FIRST =
  "beginning of|start of|anfang|beginn|d[eé]but(?: du mois)?(?: de| d['’])?|(?:a )?principios de|(?:a )?comienzos de";
const MIDDLE = "mid[- ]|middle of|mitte|mi-|(?:a )?mediados de";
const LAST = "end(?: of)?|ende|(?:la )?fin(?: de| d['’])?|(?:a )?(?:finales|fines|fin) de";

/** Days that are said by their week, their month or the end of something, in any of the four languages, and the day (yyyy-mm-dd) that each means. */
export const DAY_PHRASES: readonly [RegExp, (today: string, match: RegExpExecArray) => string][] = [
  // "Heute in acht Tagen", "aujourd'hui en huit", "de hoy en ocho días" is a week.
  [
    phrase(ON, "(?:heute in acht tagen|(?:d['’])?aujourd['’]hui en huit|de hoy en ocho(?: d[ií]as)?)"),
    (today) => addDays(today, 7),
  ],
  [
    phrase(
      "(?:heute in vierzehn tagen|(?:d['’])?aujourd['’]hui en quinze|de hoy en quince(?: d[ií]as)?|dans quinze jours|dans une quinzaine)",
    ),
    (today) => addDays(today, 14),
  ],
  [phrase("(?:in acht tagen|dans huit jours|dans une huitaine)"), (today) => addDays(today, 7)],
  [phrase("(?:in vierzehn tagen|in 14 tagen)"), (today) => addDays(today, 14)],
  // "This day week", as the Irish and the British say it.
  [phrase("(?:(?:this day|today) week|a week from today)"), (today) => addDays(today, 7)],
  [phrase("(?:(?:this day|today) fortnight|a fortnight today)"), (today) => addDays(today, 14)],
  [
    phrase("(?:a week tomorrow|tomorrow week|morgen in (?:einer woche|acht tagen)|demain en huit)"),
    (today) => addDays(today, 8),
  ],
  // "Montag in einer Woche", "Tuesday two weeks from now".
  [
    phrase(
      ON,
      DAY,
      ",? (?:(?:in|dans|dentro de|en) (?:",
      COUNT,
      ` ${WEEKS}|a (?<fortnight>fortnight))${TIME}|(?<count2>${NUMBERS.join("|")}) weeks? from (?:now|today))`,
    ),
    (today, { groups = {} }) =>
      addDays(
        coming(today, weekdayOf(groups), true),
        7 * weeksOf({ ...groups, count: groups["count"] ?? groups["count2"] }),
      ),
  ],
  // "In two weeks on Tuesday": of the week that it is then.
  [
    phrase(
      "(?:in|dans|dentro de|en) (?:",
      COUNT,
      ` ${WEEKS}|a (?<fortnight>fortnight))${TIME},? (?:on |am |le |el )?`,
      DAY,
    ),
    (today, { groups = {} }) => inWeek(groups, today, weeksOf(groups)),
  ],
  // "Lundi en huit", "a week on Thursday", "Friday fortnight": so long after the next one.
  [
    phrase(ON, DAY, " (?:en (?<fortnight>quinze)|en huit|(?<fortnight2>fortnight)|in acht tagen|week)"),
    (today, { groups = {} }) =>
      addDays(coming(today, weekdayOf(groups), false), (groups["fortnight"] ?? groups["fortnight2"]) ? 14 : 7),
  ],
  [
    phrase("(?:a|one) (?:week|(?<fortnight>fortnight)) on ", DAY),
    (today, { groups = {} }) => addDays(coming(today, weekdayOf(groups), false), groups["fortnight"] ? 14 : 7),
  ],
  // "Nächste Woche Dienstag", "mercredi de la semaine prochaine", "el martes que viene": of the week that begins after this one.
  [phrase(ON, DAY, ",? (?:in der |", `)?(?:${NEXT_WEEK})`), (today, { groups = {} }) => inWeek(groups, today, 1)],
  [
    phrase("(?:bis |ab )?(?:nächste|kommende) woche,? (?:am )?", DAY),
    (today, { groups = {} }) => inWeek(groups, today, 1),
  ],
  [phrase(ON, DAY, " que viene"), (today, { groups = {} }) => coming(today, weekdayOf(groups), false)],
  // "The Tuesday after next", "übernächsten Mittwoch".
  [phrase(ON, "(?:the )?", DAY, " after next"), (today, { groups = {} }) => inWeek(groups, today, 2)],
  [phrase("(?:am |bis |ab )?(?:übernächste[nrm]?) ", DAY), (today, { groups = {} }) => inWeek(groups, today, 2)],
  [phrase("(?:in der |bis |ab )?übernächste[rn]? woche"), (today) => addDays(monday(today), 14)],
  [phrase("(?:in der |bis |ab )?(?:nächste[rn]?|kommende[rn]?) woche"), (today) => addDays(monday(today), 7)],
  [
    phrase("(?:para |antes de )?la (?:semana que viene|pr[oó]xima semana|semana pr[oó]xima)"),
    (today) => addDays(monday(today), 7),
  ],
  [phrase("(?:para )?(?:el mes que viene|el pr[oó]ximo mes)"), (today) => addMonths(today, 1)],
  [
    phrase("(?:am (?:kommenden |nächsten )?wochenende|(?:ce|le) week-?end|(?:este|el) fin de semana)"),
    (today) => coming(today, 5, true),
  ],
  [
    phrase("(?:early |(?<late>late(?:r)?) )next week"),
    (today, { groups = {} }) => addDays(monday(today), groups["late"] ? 11 : 7),
  ],
  [
    phrase(
      "(?:before|ahead of|vor dem|avant le|antes del) (?:the |this )?(?:weekend|wochenende|week-?end|fin de semana)",
    ),
    (today) => coming(today, 4, !isWeekend(today)),
  ],
  [phrase("(?:(?:for |in |by )?(?:the )?)?next quarter"), (today) => addMonths(firstOf(endOf("quarter", today)), 1)],
  [phrase("morgen (?:früh|vormittag|mittag|nachmittag|abend)"), (today) => addDays(today, 1)],
  // "Mon 17th", "am 12. August", "le 12": the day of the month says which one.
  [
    phrase(
      ON,
      "(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\.?,? (?:the )?(?<no>\\d{1,2})(?:st|nd|rd|th)(?! of| ",
      MONTH,
      ")",
    ),
    (today, { groups = {} }) => dayAhead(today, Number(groups["no"])),
  ],
  [phrase(ON, "(?<no>\\d{1,2})\\. ?", MONTH), (today, { groups = {} }) => dayOfMonth(groups, today)],
  [
    phrase("(?:pour |avant |para |antes d)?(?:le|el) (?<no>\\d{1,2})(?=\\s*(?:$|[,;!?]|(?:à|a las|y|et)\\s))"),
    (today, { groups = {} }) => dayAhead(today, Number(groups["no"])),
  ],
  [
    phrase("(?:am|(?:bis )?zum|ab dem|bis am) (?<no>\\d{1,2})\\.(?=\\s*(?:$|[,;!?]|\\p{Ll}))"),
    (today, { groups = {} }) => dayAhead(today, Number(groups["no"])),
  ],
  [
    phrase("in (?<days>\\d{1,3}|ten) days['’]? time"),
    (today, { groups = {} }) => addDays(today, Number(groups["days"]) || 10),
  ],
  [
    phrase("in (?<weeks>\\d{1,2}) ?wks?", TIME),
    (today, { groups = {} }) => addDays(today, 7 * Number(groups["weeks"])),
  ],
  // "In ten days' time": the words belong to it.
  [phrase("in ", COUNT, " weeks['’]? time"), (today, { groups = {} }) => addDays(today, 7 * weeksOf(groups))],
  // "The last working day of the month", "am letzten Tag des Jahres", "the last day of March".
  [
    phrase(
      ON,
      "(?:the )?last (?<work>(?:working|business|week) ?)?day (?:of|in) (?:(?:the|this) (?:current )?",
      PERIOD,
      `|${MONTH}|(?<next>next) month)`,
    ),
    (today, { groups = {} }) => {
      const of =
        groups["period"] !== undefined
          ? endOf(groups["period"], today)
          : lastOf(groups["next"] ? addMonths(firstOf(today), 1) : monthOf(groups, today));
      return groups["work"] === undefined ? of : workingDay(of, -1);
    },
  ],
  [
    phrase(
      ON,
      "(?:letzten? tag (?:des|im) |dernier jour (?:de |du |d['’])(?:l['’])?|[uú]ltimo d[ií]a (?:de|del) )",
      PERIOD,
    ),
    (today, { groups = {} }) => endOf(groups["period"] ?? "", today),
  ],
  [
    phrase(ON, "(?:the )?(?:first|(?<work>first (?:working|business) )|1st) ?(?:day )?of next month"),
    (today, { groups = {} }) => {
      const first = addMonths(firstOf(today), 1);
      return groups["work"] === undefined ? first : workingDay(first, 1);
    },
  ],
  [
    phrase(ON, "(?:the )?(?<no>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<which>next|this|last|the previous) month"),
    (today, { groups = {} }) => {
      const which = (groups["which"] ?? "").toLowerCase();
      return addDays(
        addMonths(firstOf(today), which === "next" ? 1 : which === "this" ? 0 : -1),
        Number(groups["no"]) - 1,
      );
    },
  ],
  // "Bis Ende März", "d'ici fin mars", "a finales de marzo", "mid-July", "Anfang August".
  [
    phrase(ON, `(?:at |in )?(?:the )?(?:${LAST})\\s+`, MONTH),
    (today, { groups = {} }) => lastOf(monthOf(groups, today)),
  ],
  [
    phrase(ON, `(?:at |in )?(?:the )?(?:${MIDDLE})\\s*`, MONTH),
    (today, { groups = {} }) => addDays(monthOf(groups, today), 14),
  ],
  [phrase(ON, `(?:at |in )?(?:the )?(?:${FIRST})\\s*`, MONTH), (today, { groups = {} }) => monthOf(groups, today)],
  // "Bis Monatsende", "avant la fin de l'année", "antes de fin de mes", "at month end".
  [
    phrase(ON, "(?:zum |at )?(?<period>monat|quartal|jahr)e?s?ende"),
    (today, { groups = {} }) => endOf(groups["period"] ?? "", today),
  ],
  [
    phrase(ON, "(?:at )?(?<period>month|quarter|year)[ -]end"),
    (today, { groups = {} }) => endOf(groups["period"] ?? "", today),
  ],
  [
    phrase(ON, "(?:ende (?:des|dieses) |(?:la )?fin (?:de |du |d['’]|del )(?:l['’]|este |cette |ce )?)", PERIOD),
    (today, { groups = {} }) => endOf(groups["period"] ?? "", today),
  ],
];
