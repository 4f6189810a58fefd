/** "Ana's status shuold be open". */
const SHOULD = /(?<!\p{L})(?:shuold|shoud|shuld|sould|shoudl|shold|shoulld)(?!\p{L})/giu;
/** "Set uh Lena no sorry set Goran's priority to 72": an order that begins again, of which only the second is meant. */
const AGAIN =
  /^(?<polite>\W*(?:(?:please|ok|okay|so|hey|um|uh)[\s,]+)*)(?<verb>set|change|move|put|make|update|mark|give)\s[^.?!:\n]{0,60}?[\s,]+(?:no,?\s+sorry|sorry,?\s+no|no,?\s+wait|wait,?\s+no|scratch\s+that)[\s,]+(?=\k<verb>\s(?!(?:him|her|them|it|that|this|both)(?!\p{L})))/iu;

const DOES =
  "(?:call|pay|buy|send|write|ask|book|check|ring|e-?mail|mail|meet|order|get|talk|visit|pick|bring|fix|do|make|follow|review|read|renew|cancel|print|water|clean|go|see|look|finish|prepare|post|take|tell|confirm|chase|update|sign|give|phone|text|invite|collect|return|submit|file|speak|thank|reply|answer|draft|plan|move|sort|order|transfer|deliver|wash|feed)";
/** "Remind me tomorrow too pay the hotel". */
const TOO = new RegExp(
  `(?<=(?<!\\p{L})rem\\p{L}{2,4} me (?:(?:on |this |next )?[\\p{L}\\d]+ ){0,2})too (?=${DOES} \\p{L})`,
  "iu",
);

/** "Reminder ot call Ana", "remind me t ocall Ana". */
const OT = new RegExp(
  `(?<=(?<!\\p{L})(?:r\\p{L}{3,7}|tasks?|taks|tsak|to-?do)(?: me)?(?: (?:on |this |next )?[\\p{L}\\d]+){0,2} )(?:(?:ot|t0|yo|tto|rto)(?= )\\s|t o)(?=${DOES} \\p{L})`,
  "iu",
);
const VERBS =
  "mark move change update delete remove assign rename complete schedule archive cancel finish replace".split(" ");
const BEGINS =
  /^(?<polite>\W*(?:(?:please|pls|plz|ok|okay|and|so|hey|now|can you|could you)[\s,]+)*)(?<verb>[\p{L}]{4,10})(?=\s)/iu;
const AS_DONE =
  /(?<=\p{L}.{0,200}\s(?:as|is|are|it|them)\s+)(?:dnoe|doen|odne|doone|donne)(?=[\s.!]*$)|(?<=^\W*mark\s[^:\n]{2,200}\s)(?:dnoe|doen|odne)(?=[\s.!]*$)/iu;

/** "Makr", "mvoe": the verb whose neighbouring letters changed places. */
const swappedVerb = (said: string): string | null =>
  VERBS.find(
    (verb) =>
      verb.length === said.length &&
      Array.from(verb).some(
        (letter, at) =>
          at > 0 &&
          verb !== said &&
          verb.slice(0, at - 1) + letter + (verb[at - 1] ?? "") + verb.slice(at + 1) === said,
      ),
  ) ?? null;
const withVerb = (message: string): string =>
  message.replace(BEGINS, (whole: string, polite: string, said: string) => {
    const verb = swappedVerb(said.toLowerCase());
    return verb === null ? whole : polite + verb;
  });

/** "Tik of the room task". */
const TICKS =
  /(?<=^\W*(?:(?:please|pls|ok|and|so|can you)[\s,]+)*)(?:tik|tic|tikc|tcik|tickk|tick) (?:off?|fof|offf)(?= \p{L})/iu;
/** A message without slips in how its order is said. */
export const withoutSlipsOfOrders = (message: string): string =>
  message.length > 2000
    ? message
    : withVerb(message)
        .replace(TICKS, "tick off")
        .replace(AS_DONE, "done")
        .replace(SHOULD, "should")
        .replace(AGAIN, "$<polite>")
        .replace(TOO, "to ")
        .replace(OT, "to ");
