import type { Answer } from "../answers.ts";
import type { Found } from "../script.ts";
import { dateText, dayRange, personLink, plain, plural } from "../wording.ts";
import { can } from "./items.ts";
import { inThePast } from "./periods.ts";
import { answer, leftOver, type Question } from "./question.ts";

const SHOWN = 10;
/** A verb that says how someone was contacted, with the channel under which that is logged, and the words for both. */
const CHANNELS: readonly (readonly [words: RegExp, channel: string, done: string, none: string])[] = [
  [/^(?:call|called|ring|rang|rung|phone|phoned)$/u, "phone", "you called", "calls are"],
  [/^(?:e-?mail|e-?mailed|mail|mailed)$/u, "email", "you emailed", "emails are"],
  [/^(?:text|texted|message|messaged)$/u, "text", "you texted", "text messages are"],
  [/^(?:meet|met)$/u, "meeting", "you met", "meetings are"],
];
const ASKED = /(?<!\p{L})(?:did|have|had|['’]ve|that|whom?)(?:\s+(?:i|we)(?:['’]ve|\s+have|\s+had)?)(?!\p{L})/iu;
const EVERYONE = /^(?:people|persons?|contacts?|founders?|everyone|everybody|anyone|anybody|ones|one|who)$/u;
const NOT =
  /(?<!\p{L})(?:not|never|no|without|nobody|should|shall|must|need|want|next|will)(?!\p{L})|n['’]?t(?!\p{L})/iu;

const channelOf = (words: string) => CHANNELS.find(([verb]) => verb.test(words.split(" ").at(-1) ?? ""));

/** "Who did I call this month": by the channel under which a contact is logged. Null where no such channel, or no time that is past, is asked for. */
export function contactedBy({ text, items: read, world, call, request }: Question): Answer | null {
  if (!ASKED.test(text) || NOT.test(text)) return null;
  const items = read.map((item) => ({ ...item }));
  const at = items.findIndex(
    ({ words }, no) => channelOf(words) && /(?:^| )(?:i|we)(?: |$)/u.test(`${items[no - 1]?.words ?? ""} ${words}`),
  );
  const verb = items[at];
  const dated = items.find(({ period }) => period !== null);
  const [, channel, done, none] = channelOf(verb?.words ?? "") ?? [];
  if (!verb || !dated?.period || !channel || !items.slice(0, at).some((item) => can(item, "ask.who", "noun.person")))
    return null;
  const { from, to } = inThePast(dated.period, world.today);
  if (!from || from > world.today) return null;
  verb.used = dated.used = true;
  for (const item of items.slice(0, at))
    item.used ||= /^(?:did|have|had|i|we|ve|that|who|whom|already|just|all)$/u.test(item.words);
  // "Which candidates": some of them, where that is a value.
  const isOfSome = items.some((item) => can(item, "noun.person") && !EVERYONE.test(item.words));
  if (isOfSome || leftOver(items).length > 0) return null;
  const { touches = [] } = call("read_texts", {
    kind: "touch",
    founderId: null,
    query: null,
    from,
    to: to ?? world.today,
  });
  const theirs = new Map<string, NonNullable<Found["touches"]>[number]>();
  for (const touch of touches)
    if (touch.channel === channel && touch.founderId && !theirs.has(touch.founderId))
      theirs.set(touch.founderId, touch);
  const when = dayRange({ from, to }, world.today);
  if (theirs.size === 0) {
    const ways = new Set(touches.map(({ founderId }) => founderId)).size;
    const others =
      ways > 0
        ? ` ${plural(ways, "person", "people")} had another contact that is logged: ask “who did I contact” for all.`
        : "";
    return answer(`None: no ${none ?? ""} logged ${when}.${others}`);
  }
  const { timeZone } = request.user;
  const lines = [...theirs].map(([id, { founderName = "", happenedAt, content }]) => {
    const said = content === "" ? "" : `: ${plain(content)}`;
    return `- ${personLink({ id, name: founderName })}, ${dateText(happenedAt, timeZone)}${said}`;
  });
  const more = lines.length > SHOWN ? [`- and ${lines.length - SHOWN} more`] : [];
  return answer(
    [
      `${plural(theirs.size, "person", "people")} ${done ?? ""} ${when}, as it is logged:`,
      ...lines.slice(0, SHOWN),
      ...more,
    ].join("\n"),
    {
      listed: [...theirs]
        .slice(0, SHOWN)
        .map(([id, { founderName = "" }]) => ({ kind: "person" as const, id, name: founderName })),
    },
  );
}
