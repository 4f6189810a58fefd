import { contentWords } from "../../words.ts";
import { type AllDue, reading, type TaskRef, type Who } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { isReason as saysWhy } from "./reason-words.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";

const OF = "(?:task|tasks|reminder|to ?do)";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

const PERIODS: readonly (readonly [RegExp, AllDue])[] = [
  [/\b(?:overdue|late|past due)\b/, "overdue"],
  [/\bthis week\b/i, "this week"],
  [/\bnext week\b/i, "next week"],
  [/\btoday\b/i, "today"],
  [/\btomorrow\b/i, "tomorrow"],
];
const BEGUN = /\b(?:in progress|under way|underway|(?:already )?(?:started|begun))\b/;
/** What "all of them" is said with; another word names some of them. */
const OF_ALL =
  /^(?:all|every|everything|of|the|my|our|open|that|which|is|are|s|what|overdue|late|past|due|from|for|on|in|by|tasks?|ones|things|reminders|to|dos?|todos?|this|next|week|today|tomorrow|still|currently|both|P|X|'s|D|with|about|just|really|now)$/;

/** "The other two", "the other one": so many of them. */
function countedIn(codes: string): { count?: number } {
  const said = /\b(?:one|two|three|four|five)\b/.exec(codes)?.[0];
  return said === undefined ? {} : { count: said === "one" ? 1 : (COUNTS[said] ?? 1) };
}

/** The tasks that words name: all of a kind, those of the last list, or by their titles. */
export function refsOf(tokens: readonly Token[], text: string): TaskRef[] {
  const codes = codesOf(tokens);
  // "I just spoke with Ana" names no task, whatever stands behind it.
  if (
    /^(?:(?:i|we)(?: (?:ve|have|just|finally|also))* \p{L}{3,}|(?:just )?(?:got |came |hung )?off (?:the )?(?:phone|call|line)(?: |$))/u.test(
      codes,
    )
  )
    return [];
  const person = tokens.find(({ code }) => code === "P" || code === "X");
  const who: Who | null = person ? whoOf(person, text) : null;
  const day = tokens.find(({ code }) => code === "D")?.slot;
  const period =
    PERIODS.find(([pattern]) => pattern.test(codes) || pattern.test(text))?.[1] ??
    (day?.is === "date" ? { day: day.date } : null);
  const begun = BEGUN.test(codes) ? { isBegun: true as const } : {};
  const isPlain = codes
    .replace(BEGUN, "")
    .split(" ")
    .every((code) => code === "" || OF_ALL.test(code));
  if (
    /^(?:(?:all|every|everything|overdue)(?: |$)|both of )/.test(codes) &&
    /\b(?:overdue|late|past due|due|tasks?|ones|everything|things|reminders)\b/.test(codes) &&
    isPlain
  )
    return [{ by: "all", due: period, who, ...begun }];
  const some =
    /^(?:task )?(?<side>first|last|top|bottom) (?<count>two|three|four|five|N)(?: (?:ones|tasks|of them))?$/.exec(
      codes,
    );
  const count = COUNTS[some?.groups?.["count"] ?? ""] ?? Number(/\d+/.exec(text.slice(tokens[0]?.from))?.[0] ?? 0);
  if (some && count > 1)
    return [
      {
        by: "some",
        first: /^(?:first|top)$/.test(some.groups?.["side"] ?? "") ? count : 0,
        last: /^(?:last|bottom)$/.test(some.groups?.["side"] ?? "") ? count : 0,
      },
    ];
  if (
    /^(?:all )?(?:other|others|rest|remaining)(?: (?:one|ones|two|three|four|five|N|tasks?|reminders?|of (?:them|those|these|it)))*$/.test(
      codes,
    )
  )
    return [{ by: "others", ...countedIn(codes) }];
  if (/^(?:last|bottom)(?: (?:one|task|of them|of those|in list|on list))?$/.test(codes))
    return [{ by: "place", place: -1 }];
  if (
    /^(?:it|that|this|that one|this one|that task|this task|task|both|them|both of them|all of them|these|those|P)$/.test(
      codes,
    ) &&
    (!person || (person.slot?.is === "person" && person.slot.isPronoun))
  )
    return [{ by: "last", ...(/^both/.test(codes) && { isBoth: true }) }];
  // "Both Omar tasks", "all of Omar's tasks": those of a person.
  if (
    who &&
    /^(?:all(?: of)?|both(?: of)?|every|P 's)? ?(?:P(?: 's)? )?(?:open )?(?:tasks?|ones|reminders|to ?dos?)(?: (?:of|for|with|about) P)?$/.test(
      codes,
    ) &&
    /^(?:all|both|every)|tasks|ones|reminders/.test(codes)
  )
    return [{ by: "all", due: null, who }];
  const ordinal = new RegExp(
    `^(?:task )?(?<no>${ORDINALS.join("|")}|N|number N)(?: (?:one|task|of them|on list|in list))?$`,
  ).exec(codes)?.groups?.["no"];
  if (ordinal !== undefined) {
    const place =
      ORDINALS.indexOf(ordinal) + 1 || Number(/\d+/.exec(text.slice(tokens[0]?.from, tokens.at(-1)?.to))?.[0] ?? 0);
    return [{ by: "place", place }];
  }
  const bare = fit(
    [...tokens],
    `(?:(?:both|open) )?(?:${OF} )?(?:(?:called|named|about|for|to|with|:|of) )*(?<rest>.+?)(?: ${OF})?`,
  )?.["rest"] ?? [...tokens];
  const words = written(bare, text);
  return contentWords(words).length === 0 ? [{ by: "last" }] : [{ by: "words", words, who }];
}

/** "Send the deck and book a room" may be two tasks or one: both readings are tried where the tasks are known. */
export function joinedRefs(ref: Token[], text: string): TaskRef[] {
  const [whole] = refsOf(ref, text);
  if (whole?.by !== "words") return whole ? [whole] : [];
  const parts: Token[][] = [[]];
  for (const token of ref) {
    if (/^(?:and|,)$/.test(token.code)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  // "…, they sent it back", "…, Bo has the deck" tells why, and names no task.
  const isReason = ([first, second]: readonly Token[]) =>
    (/^(?:they|he|she|it|i|we|because|since|as)$/.test(first?.code ?? "") ||
      (first?.slot?.is === "person" && first.slot.isPronoun)) &&
    second !== undefined &&
    second.slot === null;
  const tellsWhy = (part: readonly Token[]) => isReason(part) || saysWhy(text.slice(part[0]?.from, part.at(-1)?.to));
  const several = parts.filter((part, no) => part.length > 0 && (no === 0 || !tellsWhy(part)));
  if (several.length < 2 && several[0]) return refsOf(several[0], text);
  return several.length < 2 ? [whole] : several.flatMap((part) => refsOf(part, text));
}

/** Verbs in the past, with what was to be done. */
export const PAST: Record<string, string> = {
  sent: "send",
  called: "call",
  phoned: "phone",
  rang: "ring",
  emailed: "email",
  mailed: "mail",
  booked: "book",
  met: "meet",
  wrote: "write",
  written: "write",
  spoke: "speak",
  paid: "pay",
  bought: "buy",
  reviewed: "review",
  read: "read",
  prepared: "prepare",
  signed: "sign",
  submitted: "submit",
  shared: "share",
  ordered: "order",
  invited: "invite",
  asked: "ask",
  introduced: "introduce",
  texted: "text",
  messaged: "message",
  drafted: "draft",
  scheduled: "schedule",
  renewed: "renew",
  cancelled: "cancel",
  fixed: "fix",
  updated: "update",
  checked: "check",
};

const TOLD_DONE = "You told me this. Confirm to mark it as done.";
const TICKED =
  /(?: ,)?(?: (?:and|so|then|please))* (?:(?:tick|check|cross|mark|strike) (?:it|that|this|P|them)(?: off| done| as done)?|(?:that s|it s|that is|it is) done)$/;

/** "She sent the deck": nothing that the user had to do is done. */
export const isDoneByOthers = (text: string): boolean =>
  /^\W*(?:(?:and|but|also|so|then)\s+)*(?:she|he|they)(?:['’](?:s|ve|d))?\s/iu.test(text);

/** "I've sent the deck": perhaps a task is done. */
export const reportedDone: Parser = ({ text, tokens: all }) => {
  // "…, tick it off" says that it is.
  const ticked = TICKED.exec(codesOf(all))?.[0].trim().split(" ").length ?? 0;
  const tokens = all.slice(0, all.length - ticked);
  const gone = fit(
    tokens,
    "(?<ref>[^:]+?) (?:went out|is out|are out|has gone out|have gone out|(?:was|were|is|are|got|has been|have been) (?:sent|paid|booked|signed|ordered|submitted|shared|cancelled|renewed|delivered))(?: (?:off|out|already|D|yesterday|earlier))*",
  );
  // "He is out" and "Ana is out" tell where someone is.
  const isOfSomeone =
    gone?.["ref"]?.at(-1)?.code === "P" || /^\W*(?:(?:and|but|also|so|then|hm+)[\s,]+)*(?:she|he)\s/iu.test(text);
  if (gone?.["ref"] && gone["ref"].length <= 8 && !isOfSomeone)
    return reading(
      { do: "change_task", tasks: joinedRefs(gone["ref"], text), change: { status: "done" } },
      { doubt: ticked > 0 ? null : TOLD_DONE },
    );
  const told = fit(
    tokens,
    `(?:(?:i|we) )?(?:have |ve |just |already |finally |now |also |did |managed to |got to |D )*(?<verb>${Object.keys(PAST).join("|")}) (?<rest>.+?)(?: ,)?(?: (?:done|D|T|yesterday|earlier|this morning|this afternoon|just now|now|today))*`,
  );
  if (isDoneByOthers(text)) return null;
  const verb = PAST[codesOf(told?.["verb"] ?? [])];
  if (!told?.["rest"] || verb === undefined || told["rest"].length > 8) return null;
  const person = told["rest"].find(({ code }) => code === "P");
  const ref: TaskRef = {
    by: "words",
    words: `${verb} ${written(told["rest"], text)}`,
    who: person ? whoOf(person, text) : null,
    // A person alone names no task: it must be of what was done.
    ...(told["rest"].length === 1 && person && { verb }),
  };
  return reading(
    { do: "change_task", tasks: [ref], change: { status: "done" } },
    { doubt: ticked > 0 ? null : TOLD_DONE },
  );
};

const REASON =
  /(?: ,)? (?:(?:as|because|since) )?(?:(?:i|we) (?:don t|do not|no longer) (?:need|want|care)|(?:it|that) (?:s|is) (?:not|no longer|obsolete|pointless|off)|not needed|no longer needed)\b.*$/;

/** "Everything that's done", "all the finished tasks". */
const ALL_DONE =
  /^(?=(?:all|every|everything|anything|whatever|my|done|finished|completed?)\b)(?=.*\b(?:all|every|everything|anything|whatever|tasks|ones|reminders|things|to ?dos|todos)\b)(?=.*\b(?:done|finished|completed?|ticked off)\b)(?:(?:all|every|everything|anything|whatever|my|our|of|tasks?|ones|reminders|things|to|dos?|todos?|that|which|is|are|'?s|has|have|been|already|now|done|finished|completed?|ticked|off)(?: |$))+$/;

export const deleteTask: Parser = ({ text, tokens: all }) => {
  const reason = REASON.exec(codesOf(all))?.[0].trim().split(" ").length ?? 0;
  const tokens = all.slice(0, all.length - reason);
  const command = fit(
    tokens,
    `(?:delete|remove|erase|cancel|drop|scrap|get rid of|trash|discard|throw away|bin) (?<ref>.+)`,
  );
  const ref = command?.["ref"];
  if (ref && ALL_DONE.test(codesOf(ref)))
    return reading({ do: "delete_task", tasks: [{ by: "all", due: null, who: null, isDone: true }] });
  if (!ref || ref.some(({ code }) => /^(?:notes?|column|field|everything|person|contact)$/.test(code))) return null;
  return reading({ do: "delete_task", tasks: joinedRefs(ref, text) });
};
