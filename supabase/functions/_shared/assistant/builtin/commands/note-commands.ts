import { isPaperToSend } from "./paper-to-send.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { reading } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { isFateOfNote, withoutWhy } from "./note-orders.ts";
import { AHEAD, isToCome, ONLY_QUOTED } from "./note-text.ts";
import { MEETING, subjectsOf } from "./note-subjects.ts";
import { type NoteRef, noteRefOf, NOTES } from "./note-refs.ts";
import { notesWhatWasTold } from "./noted.ts";
import { MAKES_EVENT } from "./task-leads.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";
import { sentenceCase } from "../wording.ts";
import { type Lists, same } from "./values.ts";

const ADDS =
  "(?:add|create|make|take|write|put in|put|pop|stick|leave|save|drop|log|record|attach|keep|jot|jot down|set|store|new)";
const NOTE = "(?:(?:(?:quick|short|new|another|little|brief|one|private) )*(?:notes?|comments?|remarks?|memo)|entry)";
const TO = "(?:to|for|on|about|in|under|with|of|regarding|re|at|beneath|below|against)";
/** One or several people. */
const WHOS = "[PX](?:(?: and| ,|, and)(?: (?:also|one|another|same))*(?: (?:for|on|to|about|with|under))? [PX])*";
const THAT = "(?:that|saying|,|-|says|which says|to say|:|with|as follows|(?:the )?following)";

const QUOTED_ONTO = `(?:add|put|leave|save|keep|attach|store|jot|jot down|write down|note|write(?= Q (?:on|under|into) )) (?<rest>Q) (?:to|on|under|for|about|at|with|into) (?:both )?(?<who>${WHOS})(?: 's)?(?: (?:profile|page|record|file|card))?`;

/**
 * How a note is asked for. `who` is who it is about, `rest` what it says; `event` is what happened, which the note says as well.
 * Without `who` it is about the people that its words name.
 */
const STORES_REST = `(?:save|add|put|write|keep|store|log|file|record) (?<rest>.+) (?:to|in|on|into|under|as) (?:${NOTE} (?:to|for|on|about|in|with|of) (?<who>[PX])|(?<who2>[PX]) 's notes?|notes? (?:of|for|on|about) (?<who3>[PX]))`;
const LEADS: readonly string[] = [
  `${ADDS} (?:it|this|that|these|following) (?:down )?${TO} (?<who>[PX])(?: 's)?(?: (?:profile|notes?|record|page|file|card))? ?${THAT} (?<rest>.+)`,
  `${ADDS} (?:(?:it|this|that|down|also) )?(?:as )?${NOTE} (?:${TO} )?(?:both )?(?<who>${WHOS})(?: 's)?(?: (?:profile|record|page|file|card))? ?${THAT}* (?<rest>.+)`,
  `${ADDS} (?<who>[PX]) (?:new )?${NOTE} ?(?:${THAT} )*(?<rest>.+)`,
  `${ADDS} (?:(?:it|this|that) )?(?:in|to|under|on|into) (?:both )?(?<who>${WHOS})(?: 's)? (?:notes?|profile|record|page|file) ?(?:${THAT} )*(?<rest>.+)`,
  `${ADDS} (?:in|to|under|on) (?:notes?|profile|record) (?:of|for|on|about) (?:both )?(?<who>${WHOS}) ?(?:${THAT} )*(?<rest>.+)`,
  `${NOTE} (?:${TO} )?(?:self ${TO} )?(?<who>${WHOS}) ?${THAT} (?<rest>.+)`,
  `${NOTE} ${TO} (?<who>${WHOS}) (?<rest>.+)`,
  `${NOTE} (?:,|:|-) (?<rest>.+)`,
  `(?:write|write down|put|put down|add|jot|jot down) (?:on|under|to|in|for) (?:both )?(?<who>${WHOS})(?: 's)?(?: (?:notes?|profile|page|record|file|card))? ?: (?<rest>.+)`,
  `${NOTE} ?${TO}? ?(?<who>[PX]) ?${THAT} (?<rest>.+)`,
  `(?:for|about|on|re|regarding) (?<who>${WHOS}) ?[,:-]? (?:${ADDS} )?(?:${NOTE}|note down|write down|jot down|remember|record) ?(?:${THAT} )*(?<rest>.+)`,
  `(?:log|record|note|add) (?:(?:today 's|D) )?(?<event>${MEETING} with (?<who>${WHOS})) ?(?:D |today |yesterday )*(?:${THAT} )*(?<rest>.*)`,
  `(?:jot|jot down|write down|note down|take down|record|log|put down|keep in mind|remember|note|put on record|memorize|keep|save) (?:for|about|on|of|to|(?:against|under|beside)(?= [PX] ?(?::|that ))) (?<who>${WHOS}) ?(?:${THAT} )*(?<rest>.+)`,
  `(?<who>${WHOS}) ?[:,-] note ?[:-]? ?(?:that )?(?<rest>.+)`,
  `(?:meeting|call|lunch|coffee|demo|visit) (?:notes?|minutes|recap) (?:(?:for|on|of|with|from|about) )?(?<who>[PX]) ?: (?<rest>.+)`,
  `(?<who>[PX]) (?:'s )?(?:new )?${NOTE} ?[:-] ?(?<rest>.+)`,
  STORES_REST,
  `${ADDS} ${NOTE} ?(?:${THAT} )+(?<rest>.+)`,
  // "Add “likes tea” to Ana".
  QUOTED_ONTO,
  // "Add a note “likes tea”".
  `${ADDS} ${NOTE} (?<rest>Q)`,
  `(?:note|notes|jot down|jot|write down|note down|take down|remember|record|keep in mind|log|memo|for record|put on record|don t forget|make note|take note|bear in mind|let it be noted|let record show|worth noting|f y i|fyi)(?: down)? ?(?:${THAT} )*(?<rest>.+)`,
];

/** "Add “Gold” to Ana": a choice of a column, and no note. */
const isOption = (token: Token | undefined, { stages, statuses, columns }: Lists): boolean =>
  token?.slot?.is === "quote" &&
  [...stages, ...statuses, ...columns.flatMap(({ options }) => options)].some((one) =>
    same(one, token.slot?.is === "quote" ? token.slot.words : ""),
  );

/** After a note: "and the second: …" is another. */
function oneMoreNote(text: string, tokens: Token[], { columns }: Lists) {
  const other = fit(tokens, "(?:and )?(?<who>P) : (?<rest>.+)");
  const [person] = other?.["who"] ?? [];
  if (person?.slot?.is !== "person" || !person.slot.isPronoun || !other?.["rest"]) return null;
  const content = contentOf(other["rest"], { text, tokens, event: [], upTo: "end" });
  // "The stage to Meeting" is a value.
  const words = plainWords(content.replace(/^(?:the|a|an)\s+/iu, ""));
  const label = fieldNamed(words, columns);
  if (label && /^(?:to|as|at)$/.test(words[label.length] ?? "")) return null;
  return reading({ do: "note", who: [whoOf(person, text)], content });
}

/** What a note says, from its first word to the end of the clause; a sentence without the words that led to it. */
export const writeNote: Parser = ({ text, tokens, today, tail, whole, spokenOf, toldBefore, lists }) => {
  if (MAKES_EVENT.test(text) && tokens.some(({ slot }) => slot?.is === "date" && slot.date > today)) return null;
  const noted = tail === "" ? notesWhatWasTold(text) : null;
  if (noted !== null) {
    const content = toldBefore();
    const named = tokens.find(({ code }) => code === "P" || code === "X");
    const { person } = spokenOf;
    const who = named ? whoOf(named, text) : person ? { people: [person], said: person.name } : null;
    if (content !== "" && (noted === "" || named))
      return reading({ do: "note", who: who ? [who] : [], content, isTold: true });
  }
  if (
    /^(?:note|jot|write|log|record|put|save)(?: down)?(?: for me)? (?:(?:new|quick|another|one) )*(?:tasks?|to ?dos?|todo|reminders?)\b/.test(
      codesOf(tokens),
    )
  )
    return null;
  const another = spokenOf.note === null ? null : oneMoreNote(text, tokens, lists);
  if (another) return another;
  // "Note to self" is a task, unless it is about someone.
  if (/^notes? to (?:self|myself|me)\b(?! (?:about|on|regarding) P)/.test(codesOf(tokens))) return null;
  for (const [no, lead] of LEADS.entries()) {
    const command = fit(tokens, lead);
    if (!command) continue;
    const named = [...(command["who"] ?? []), ...(command["who2"] ?? []), ...(command["who3"] ?? [])].filter(
      ({ code }) => code === "P" || code === "X",
    );
    let rest = command["rest"] ?? [];
    if (lead === QUOTED_ONTO && isOption(rest[0], lists)) continue;
    // "Comment on Jane, her publisher is …": the note begins with "her".
    const pronoun = named.find(({ slot }, at) => at > 0 && slot?.is === "person" && slot.isPronoun);
    if (pronoun) {
      named.splice(named.indexOf(pronoun));
      rest = tokens.slice(tokens.indexOf(pronoun));
    }
    if (rest[0]?.code === "'s") rest = behindOwner(rest, tokens);
    // "Make a note that Jane Doe: wants an intro" has its person before the colon.
    if (named.length === 0 && rest[0]?.code === "P" && rest[1]?.code === ":") {
      named.push(rest[0]);
      rest = rest.slice(2);
    }
    const isOpen =
      no === LEADS.length - 1 &&
      /^(?:remember|don t forget|keep in mind|bear in mind)/.test(tokens.map(({ code }) => code).join(" "));
    if (no === LEADS.length - 1 && /^(?:for|on|about|to|of) [PX]/.test(codesOf(rest))) continue;
    // "Don't forget Omar's birthday on June 10" is a task, with its day.
    if (isOpen && tokens.some(({ code }) => code === "D") && !tokens.some(({ code }) => code === "that")) return null;
    // "Remember to call Omar", "don't forget to …" and "don't forget Omar's invoice" are tasks.
    if (isOpen && (/^(?:to|about)$/.test(rest[0]?.code ?? "") || isPaperToSend(text))) return null;
    const isHandedOver = whole !== "" && tokens.some(({ code }) => code === ":");
    const content = isHandedOver
      ? whole
      : contentOf(rest, {
          text,
          tokens,
          event: command["event"] ?? [],
          upTo: lead === STORES_REST || lead === QUOTED_ONTO ? "inside" : "end",
        });
    if (isFateOfNote(content)) return null;
    if (named.length > 0 && content === "" && tail === "") continue;
    const who = named.length > 0 ? named.map((token) => whoOf(token, text)) : subjectsOf(rest, text);
    const unknown = who.length === 0 ? tokens.find(({ code }) => code === "X") : undefined;
    // "Note as well: her secretary is Frau Zack": of the one who is spoken of, and a name at its end is what it says.
    const { person: spoken } = spokenOf;
    if (unknown && spoken && rest.indexOf(unknown) > 1 && rest.at(-1) === unknown)
      return reading({ do: "note", who: [{ people: [spoken], said: spoken.name }], content });
    const isAhead = command["event"] !== undefined && rest.some((token) => isToCome(token, text, today));
    return reading({ do: "note", who: unknown ? [whoOf(unknown, text)] : who, content }, isAhead ? AHEAD : {});
  }
  const stranger = fit(tokens, `${ADDS} ${NOTE} ${TO} (?<who>[a-z]\\S*(?: [a-z]\\S*)?) : (?<rest>.+)`);
  if (stranger?.["who"] && stranger["rest"]) {
    const who = { people: [], said: written(stranger["who"], text) };
    return reading({
      do: "note",
      who: [who],
      content: contentOf(stranger["rest"], { text, tokens, event: [], upTo: "end" }),
    });
  }
  return bareNote(tokens, text, tail);
};

/** "Add a note to Jane Doe", with what it says in a paste or still to come. */
function bareNote(tokens: Token[], text: string, tail: string) {
  const command =
    fit(
      tokens,
      `(?:${ADDS} )?(?:it |this |that |these |following )*(?:as )?${NOTE} (?:${TO} )?(?<who>[PX])(?: 's)?(?: (?:profile|record|page))? ?(?::|that|saying)?`,
    ) ??
    fit(
      tokens,
      `(?:save|add|keep|store|put|file) (?:it|this|that|these|following|everything)(?: down)? (?:to|for|on|in|under|with) (?<who>[PX])(?: 's)?(?: (?:notes?|profile|record|page))? ?:?`,
    );
  const [who] = command?.["who"] ?? [];
  return who ? reading({ do: "note", who: [whoOf(who, text)], content: tail }) : null;
}

interface Saying {
  text: string;
  tokens: Token[];
  /** What happened, which the note says as well. */
  event: Token[];
  upTo: "end" | "inside";
}

function contentOf(rest: Token[], { text, tokens, event, upTo }: Saying): string {
  const [first] = event.length > 0 ? event : rest;
  const last = rest.at(-1);
  if (!first || (event.length > 0 && rest.length === 0 && last)) return "";
  // Words that say nothing elsewhere belong to a note: "the", "a", "my".
  const before = tokens[tokens.indexOf(first) - 1];
  const from =
    before && event.length === 0
      ? before.to + (/^[\s,:–-]*/u.exec(text.slice(before.to))?.[0].length ?? 0)
      : first.from;
  if (/^(?:that|this|it)$/.test(codesOf(rest))) return "";
  const isHandedOver = /:\s*$/u.test(text.slice(0, from));
  if (event.length > 0) {
    // "Log a call with Ana yesterday": when it was is all that is said of it.
    const [said] = rest.every(({ code }) => /^(?:D|T|,|on|at)$/.test(code)) ? event : rest;
    const words = said ? text.slice(said.from) : text.slice(from);
    return isHandedOver ? words : sentenceCase(words);
  }
  const isAskedPolitely = /^\s*(?:please\s+)?(?:can|could|would|will) you\b/iu.test(text);
  const words = text
    .slice(from, upTo === "inside" ? last?.to : undefined)
    .replace(isAskedPolitely ? /\?\s*$/u : /\s+$/u, "")
    .trim();
  if (isHandedOver)
    return words.replace(ONLY_QUOTED, "$1$2$3").replace(/^\p{Ll}(?!\S*:\/\/)/u, (letter) => letter.toUpperCase());
  return sentenceCase(
    words
      .replace(/^(?:["“](.*)["”]|['‘]([^'’]*)['’])[.!]?$/su, "$1$2")
      .replace(/^(?:que\s+|dass\s+|(?:qu)?['’](?=\p{L}+\s))/u, ""),
  );
}

/** Behind a name: "'s page that", where a note of theirs is. */
const PAGE =
  /^'s (?:notes?|profile|page|record|file|card|entry|sheet)(?: (?:that|:|,|-|which says|saying|says)(?= |$)| (?=P )|$)/;
/** "On Mira's page that she paints" is what is told; of "Mira's sister paints" the name is a part. */
function behindOwner(rest: Token[], tokens: Token[]): Token[] {
  const page = PAGE.exec(codesOf(rest))?.[0].trim();
  const owner = tokens.indexOf(rest[0] as Token) - 1;
  return page === undefined ? tokens.slice(Math.max(owner, 0)) : rest.slice(page.split(" ").length);
}

const DELETES =
  /^(?:delete|remove|erase|scrap|trash|drop|bin|kill|ditch|chuck|wipe|forget|discard|get rid of|throw (?:away|out)|take) /;
/** What is deleted is something else: "delete the task about her notes". */
const OTHER_RECORD =
  /^(?:\S+ ){1,4}?(?:tasks?|to ?dos?|reminders?|columns?|fields?|options?|stage|status|note column)\b/;

/** "Delete the last note about Omar", "remove what I wrote about ships for Omar". */
export const deleteNote: Parser = ({ text, tokens }) => {
  const codes = codesOf(tokens);
  const verb = DELETES.exec(codes)?.[0].trim();
  if (verb === undefined || !NOTES.test(codes) || OTHER_RECORD.test(codes)) return null;
  // "Take" takes away with an "off" or "from" only, and "forget" what was written.
  if (/^take/.test(verb) && !/ (?:off|out|away|down)\b| from P\b/.test(codes)) return null;
  const { order, why } = withoutWhy(text);
  const noted = tokens.slice(verb.split(" ").length).filter(({ to }) => to <= order.length);
  const ref: NoteRef = { ...noteRefOf(noted, order), ...(why !== "" && { why }) };
  const isBare = /^(?:(?:last|latest|newest|recent|most|that|this) )*(?:note|comment|remark)$/.test(codesOf(noted));
  if (ref.who === null && ref.words === "" && !isBare) return null;
  return reading({ do: "delete_note", ref });
};
