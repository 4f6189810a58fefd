import type { Answer } from "../answers.ts";
import { dateText, personLink, plain } from "../wording.ts";
import type { Piece } from "./pieces.ts";
import { answer, type Question } from "./question.ts";

/** What is logged of a contact that a question asks for by a verb, and what it is called. */
const WAYS: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /(?<!\p{L})(?:in person|face to face|met|meet|meeting|seen?|saw|visit(?:ed)?|lunch|coffee|dinner)(?!\p{L})/iu,
    /^meeting$/u,
    "meeting",
  ],
  [/(?<!\p{L})(?:call(?:ed)?|ring|rang|rung|phone[d]?|on the phone|by phone)(?!\p{L})/iu, /^phone$/u, "call"],
  [/(?<!\p{L})(?:e-?mail(?:ed)?|mail(?:ed)?)(?!\p{L})/iu, /^email$/u, "mail"],
  [
    /(?<!\p{L})(?:text(?:ed)?|messaged?|ping(?:ed)?|dm(?:['’]?d|ed)?|sms)(?!\p{L})/iu,
    /^(?:text|linkedin)$/u,
    "message",
  ],
  [/(?<!\p{L})(?:write|wrote|written)(?!\p{L})/iu, /^(?:email|text|linkedin)$/u, "mail or message"],
  [/(?<!\p{L})(?:talk(?:ed)?|speak|spoken?|chat(?:ted)?)(?!\p{L})/iu, /^(?:phone|meeting|other)$/u, "call or meeting"],
];
const ASKS = /^\W*(?:(?:and|so|ok|but)[\s,]+)*(?:did|have|had|has) (?:i|we)(?!\p{L})/iu;
const BY: Readonly<Record<string, string>> = {
  ...{ phone: "by phone", email: "by email", meeting: "a meeting", text: "by text", linkedin: "on LinkedIn" },
};

/** "Have I called her?": yes only where that is logged, since notes count as contact as well; null where no way of contact is asked for. */
export function contactMade(
  { text, call, request }: Question,
  person: { id: string; name: string },
  pieces: readonly Piece[],
  known: string,
): Answer | null {
  const way = ASKS.test(text) ? WAYS.find(([asked]) => asked.test(text)) : undefined;
  if (!way) return null;
  const isDenied = /(?<!\p{L})(?:never|not)(?!\p{L})|n['’]t(?!\p{L})/iu.test(text);
  const [, channels, name] = way;
  const days = pieces
    .flatMap(({ anyOf }) => anyOf.flat())
    .flatMap((one) => ("from" in one ? [one as { from: string | null; to: string | null }] : []));
  const { touches = [] } = call("read_texts", { kind: "touch", founderId: person.id, query: null });
  const isWithin = (day: string) =>
    days.every(({ from, to }) => (from === null || day >= from) && (to === null || day <= to));
  const [last] = touches.filter(
    ({ channel, happenedAt }) => channels.test(channel) && isWithin(happenedAt.slice(0, 10)),
  );
  const about = { about: { id: person.id, name: person.name }, listed: [{ kind: "person" as const, ...person }] };
  if (!last)
    return answer(
      `I don't know: no ${name} is logged. ${personLink(person)}: ${known} (notes count as contact).`,
      about,
    );
  const said = last.content === "" ? "" : `: ${plain(last.content)}`;
  return answer(
    `${isDenied ? "No" : "Yes"}. ${personLink(person)}: ${dateText(last.happenedAt, request.user.timeZone)}, ${BY[last.channel] ?? "in contact"}${said}.`,
    about,
  );
}

const FROM_THEM =
  /(?<!\p{L})(?:did|has|have|does)\s+(?!(?:i|we|you)\s)(?:\p{L}[\p{L}\p{M}'’-]*\s+){1,3}?(?:(?:last|ever|already|first|recently)\s+)*(?:contact(?:ed)?|call(?:ed)?|ring|rung|phoned?|e-?mail(?:ed)?|mail(?:ed)?|text(?:ed)?|messaged?|ping(?:ed)?|write|written|reach(?:ed)? out|get in touch|got in touch|reply|replied|respond(?:ed)?|answer(?:ed)?|speak|spoken|talk(?:ed)?)(?:\s+(?:back|with|to))?\s+(?:me|us)(?!\p{L})/iu;
/** "When did she last write to me?": who of the two made a contact is not kept. */
export const asksOfTheirContact = (text: string): boolean => FROM_THEM.test(text);
