import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { dateText, personLink, plain } from "../wording.ts";
import { asksOfTheirContact } from "./contact-made.ts";
import { answer, type Question } from "./question.ts";
import { whenWeMeet } from "./when-we-meet.ts";

const SUBJECT = "(?:(?:i|we|she|he|they|you)|\\p{L}[\\p{L}'’-]*(?:\\s\\p{L}[\\p{L}'’-]*){0,2})";
const TALK = "(?:talk(?:ed|ing)?|speak|spoke|spoken|discuss(?:ed)?|chat(?:ted)?|say|said|write|wrote|agree(?:d)?)";
/** "What did Siobhán and I last talk about?", "what was our last call about?". */
const ABOUT_WHAT = new RegExp(
  `^\\W*(?:(?:and|so|ok|okay|but)\\s+)*what\\s+(?:(?:did|have|had|do)\\s+${SUBJECT}(?:\\s+(?:and|with)\\s+${SUBJECT})?\\s+(?:last\\s+)?${TALK}(?:\\s+(?:about|on|over))?|(?:was|were|is|are)\\s+(?:my|our|the|his|her|their)\\s+(?:last|latest|most recent)\\s+.{2,60}\\s+about)\\b`,
  "iu",
);
/** "When was my last email to Marguerite", "last call with Siobhán", "when did I last phone her". */
const LAST_OF =
  /\b(?:my|our|the)?\s*(?:last|latest|most recent)\s+(?<what>(?:phone |video )?call|e-?mail|mail|meeting|message|text|conversation|chat|talk|visit|lunch|coffee)\b(?:\s+(?:i|we) (?:had|sent|wrote))?\s+(?:with|to|from)\b|\b(?:i|we)\s+last\s+(?<verb>phone[d]?|call(?:ed)?|ring|rang|e-?mail(?:ed)?|mail(?:ed)?|text(?:ed)?|messaged?|meet|met|visit(?:ed)?|see|saw)\b/iu;
/** "What did Baptiste write about Lyon": what is behind "about" is the topic, unless it says when, or with which person. */
const TOPIC =
  /\b(?:about|regarding)\s+(?!(?:it|that|this|him|her|them|us|me|last|latest|with|and|to|when|while|on|in|at|over|by|before|after|during|since|for|from|then|recently|lately|yesterday|today|earlier|previously|again|exactly|anyway|please|back|the (?:last|other|previous))(?!\p{L}))(?<of>\p{L}[\p{L}'’-]*)/iu;
const TOUCH =
  "(?:touch|touch ?point|contact|interaction|exchange|encounter|conversation|chat|talk|catch-?up|time (?:we|i) (?:spoke|talked|met))";
/** "Sum up my last touch with Ana", "what happened last with her", "how did I last speak to her": by which way, and what of. */
const LAST_TOUCH = new RegExp(
  `^\\W*(?:(?:and|so|ok|okay|please|pls|can you|could you)[\\s,]+)*(?:(?:summari[sz]e|sum up|recap|describe|give me|show me|tell me(?: about)?|remind me (?:of|about)|what(?:['’]s| is| was)(?: in)?|what happened (?:at|in|during|on)|details? (?:of|on))\\s+(?:me\\s+)?(?:my|our|the)\\s+(?:very\\s+)?(?:last|latest|most recent)\\s+${TOUCH}\\s+(?:with|to)\\s|what (?:(?:was|is) the last (?:thing )?that )?(?:has )?(?:last )?happened (?:last|most recently|lately)(?: time)? (?:with|between)\\s|what last happened with\\s|when (?:did|have|was) (?:i|we) last [^?]{3,50}?,? (?:and )?(?:how|(?:by|on|over|through|via) (?:what|which)(?: channel| medium| way| means)?)[\\s?.!]*$|(?:how|by what|in what way|through what|by which channel) (?:did|have|do) (?:i|we) last (?:speak|spoken|talk|contact|reach|get|got|been|communicate|be)\\b)`,
  "iu",
);
/** "What did Raf email me?": their last mail that was logged, and not their address. */
const THEY_SENT =
  /^\W*(?:(?:and|so|ok|okay)[\s,]+)*what (?:did|has|have) .{2,40}? (?<verb>e-?mail(?:ed)?|mail(?:ed)?|text(?:ed)?|messaged?|phone[d]?) (?:me|us)\b(?! (?:on|in|from) )[^?]{0,30}[\s?.!]*$/iu;
function asksOfTopic(text: string, name: string): boolean {
  const [of = ""] = plainWords(TOPIC.exec(text)?.groups?.["of"] ?? "");
  return of !== "" && !plainWords(name).includes(of);
}
const WHAT_ABOUT =
  /^\W*(?:(?:and|so|ok|okay|und|y|et)\s+)*(?:what about|about what|what (?:it|that) was about|what was (?:it|that) about|what did we (?:talk|speak) about|worum (?:ging|geht) ?(?:es|['’]?s)(?: da| dabei| denn)*|wor[uü]ber haben wir (?:da )?(?:gesprochen|geredet)|(?:de|sobre) qu[eé] (?:hablamos|iba|se trataba|fue|era)|de quoi (?:s['’]agissait[- ]il|avons-nous parl[eé]|on a parl[eé]|(?:a-t-on|c['’][eé]tait) parl[eé]))[\s?.!]*$/iu;

/** "Did I write about Basel?" asks for notes, where nobody is called so. */
const WROTE_ABOUT =
  /^\W*(?:(?:and|so|ok|okay)\s+)*(?:what\s+)?(?:did|have) (?:i|we) (?:ever |already )?(?:write|written|note|noted|record|recorded|jot|jotted)(?: down)?(?: anything| something| any notes?| a note)?(?: down)? (?:about|on|regarding) (?<topic>(?!(?:her|him|them|it|that|this|that one|us|me)(?:\W|$))[^?.!]{2,60}?)[\s?.!]*$/iu;
/** "Did I call her about the crates?": a call is a call, and what it was about is in a note, if anywhere. */
const CALLED_ABOUT =
  /^\W*(?:(?:and|so|ok|okay)\s+)*(?:did|have) (?:i|we) (?:ever |already |also )?(?:call|ring|phone|e-?mail|mail|text|message|contact|talk to|speak to|speak with|write to|called|rung|phoned|e-?mailed|mailed|texted|messaged|contacted|talked to|spoken to|spoken with|written to) [^?.!,;]{2,50}? (?:about|regarding) (?<topic>(?:the |an? |our |my |her |his |their )?\p{L}[^?.!,;]{1,50}?)[\s?.!]*$/iu;
/** "… and what about?" of the one who was named or spoken of. */
export function withAboutWhat(text: string, { people, state }: StepRequest): string {
  const topic = people.some(({ by }) => by !== "near") ? undefined : WROTE_ABOUT.exec(text)?.groups?.["topic"];
  if (topic !== undefined) return `which notes mention ${topic}?`;
  const ofOne = ofTheirs(text, people);
  if (ofOne !== null) return `show all notes on ${ofOne}`;
  const called = CALLED_ABOUT.exec(text)?.groups?.["topic"];
  const [one, other] = people.filter(({ by }) => by === "name" || by === "part");
  if (called !== undefined && one && !other) return `which notes on ${one.name} mention ${called}?`;
  if (!WHAT_ABOUT.test(text)) return text;
  const [named, another] = people.filter(({ by }) => by === "name" || by === "part");
  const person = named && !another ? named : (state?.person ?? null);
  return person === null ? text : `what did we last talk about with ${person.name}?`;
}

/** "What did I write about Ana?" asks for all notes on the one who is named, and on nothing else. */
function ofTheirs(text: string, people: StepRequest["people"]): string | null {
  const topic = /^\W*(?:(?:and|so|ok|okay)\s+)*what\s/iu.test(text)
    ? WROTE_ABOUT.exec(text)?.groups?.["topic"]
    : undefined;
  const whole = people.filter(({ by }) => by === "name");
  const [one, other] = whole.length > 0 ? whole : people.filter(({ by }) => by === "part");
  const words = plainWords(topic ?? "");
  return one && !other && words.length > 0 && words.every((word) => plainWords(one.name).includes(word))
    ? one.name
    : null;
}

const CHANNELS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:(?:phone |video )?call(?:ed)?|phone[d]?|ring|rang)$/iu, "phone", "by phone"],
  [/^(?:e-?mail(?:ed)?|mail(?:ed)?)$/iu, "email", "by email"],
  [/^(?:meeting|meet|met|visit(?:ed)?|lunch|coffee|see|saw)$/iu, "meeting", "in a meeting"],
  [/^(?:text(?:ed)?|messaged?)$/iu, "text", "by text"],
];
const BY: Readonly<Record<string, string>> = {
  ...{ phone: "by phone", email: "by email", meeting: "in a meeting", text: "by text", linkedin: "on LinkedIn" },
};

/** When someone was last in contact by some channel, and what about, from what was logged and noted; null where something else is asked. */
export function lastContact(question: Question, person: { id: string; name: string }): Answer | null {
  const { text, call, request } = question;
  const ahead = whenWeMeet(question, person);
  if (ahead) return ahead;
  if (asksOfTheirContact(text) && /(?<!\p{L})when(?!\p{L})/iu.test(text)) return ofTheirContact(question, person);
  const { what, verb } = (THEY_SENT.exec(text) ?? LAST_OF.exec(text))?.groups ?? {};
  const isAbout =
    LAST_TOUCH.test(text) ||
    (ABOUT_WHAT.test(text) &&
      /\b(?:last|about)\b/iu.test(text) &&
      !/\b(?:post|note)(?:s|ed)?\b/iu.test(text) &&
      !asksOfTopic(text, person.name));
  if (what === undefined && verb === undefined && !isAbout) return null;
  const { timeZone } = request.user;
  const { touches = [] } = call("read_texts", { kind: "touch", founderId: person.id, query: null });
  const [note] = call("read_texts", { kind: "note", founderId: person.id, query: null }).notes ?? [];
  const wanted = CHANNELS.find(([words]) => words.test(what ?? verb ?? ""));
  const last = wanted ? touches.find(({ channel }) => channel === wanted[1]) : touches[0];
  const about = { about: person, listed: [{ kind: "person" as const, ...person }] };
  const lines = [
    ...(last
      ? [
          `- ${dateText(last.happenedAt, timeZone)}, ${BY[last.channel] ?? "in contact"}: ${plain(last.content === "" ? "nothing more is logged" : last.content)}`,
        ]
      : []),
    ...(note && (!last || note.createdAt > last.happenedAt || isAbout)
      ? [`- Last note, ${dateText(note.createdAt, timeZone)}: ${plain(note.content)}`]
      : []),
  ];
  if (last || (isAbout && lines.length > 0))
    return answer([`The last contact with ${personLink(person)}:`, ...lines].join("\n"), about);
  if (!wanted) return null;
  const [other] = touches;
  const rest = other
    ? ` The last contact was ${BY[other.channel] ?? "another one"}, ${dateText(other.happenedAt, timeZone)}: ${plain(other.content)}`
    : "";
  return answer(`No contact ${wanted[2]} with ${personLink(person)} is logged.${rest}`, about);
}

/** When someone was last in contact, where it is asked when they made it. */
function ofTheirContact({ call, request }: Question, person: { id: string; name: string }): Answer {
  const { lastTouchAt } = call("get_founder", { founderId: person.id }) as { lastTouchAt?: string | null };
  const when = lastTouchAt ? dateText(lastTouchAt, request.user.timeZone) : "empty";
  return answer(
    `I don't know: it is not kept which of you made a contact. ${personLink(person)}: Last contacted: ${when}.`,
    { about: person, listed: [{ kind: "person" as const, ...person }] },
  );
}
