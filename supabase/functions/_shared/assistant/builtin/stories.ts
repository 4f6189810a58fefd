import { toldInFull } from "./referring/value-of-told.ts";
import { begunNotes, dropToldBefore, storyGoesOn, WORTH_A_NOTE } from "./told/offered-notes.ts";
import { remarkOnNote } from "./told/of-the-note.ts";
import { cutText } from "../../contract/storable.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { splitMessage } from "../untrusted-text.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { reading } from "./commands/frames.ts";
import { joined, type Person, type Turn } from "./ready.ts";
import { changesTold, type Choosing, dayTold } from "./told-changes.ts";
import { toldOfFirm } from "./told/of-firm.ts";
import { newsIn } from "./told/news.ts";
import { tellsNothing } from "./told/only-pointed.ts";
import { heldBy, type ToldChange } from "./told/told-change.ts";
import { whoseDay } from "./told/whose-day.ts";
import { isDeclined, wishedByDay } from "./told/wished-by-day.ts";
import { isStoryWithOrder } from "./commands/left-over-words.ts";
import { personLink, plain } from "./wording.ts";
import { outcome } from "./outcome.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { personOf } from "./resolve.ts";
import type { Asking } from "./resolve.ts";
import type { Call } from "./script.ts";
import { onlyOneAt } from "./guesses/nearest.ts";
import { listed } from "./commands/values.ts";

const NOTE_MOST = 9_000;
const ONLY_TALK = "That only tells of it, so I changed nothing. Tell me if you want it done, or say “note that …”.";
const WISHED = "They want this by that day. Confirm to add it as a task.";

/** What a message tells about one person. */
interface Told {
  person: { id: string; name: string };
  said: string[];
}

/**
 * The notes that a story is worth, one for each person: a sentence is about those who it names first, and one that names nobody goes on
 * about the person before it.
 */
export function notesIn(
  clauses: readonly ReadClause[],
  request: StepRequest,
  placed: Person | null = null,
): Told[] | Asking {
  const { pasted } = splitMessage(request.message);
  const notes: Told[] = [];
  let current: Told[] = [];
  let waiting: string[] = [];
  const goesOn = storyGoesOn(request) ?? placed;
  for (const clause of clauses.flatMap(newsIn)) {
    const named = clause.tokens.filter(({ code, slot }) => code === "P" && slot?.is === "person" && !slot.isPronoun);
    // "He also wants to meet Will" goes on about who was spoken of.
    const [first] = clause.tokens.filter(({ code, slot }) => code === "P" && slot?.is === "person");
    const before = first?.slot?.is === "person" && first.slot.isPronoun ? first.slot.people : [];
    const [subject, other] = before;
    const pronoun = clause.tokens.some(({ slot }) => slot?.is === "person" && slot.isPronoun && slot.people.length > 0);
    if (subject && !other && named.length > 0 && current.length === 0) {
      const known = notes.find(({ person }) => person.id === subject.id) ?? { person: subject, said: [] };
      if (!notes.includes(known)) notes.push(known);
      current = [known];
    } else if (named.length > 0 && (current.length === 0 || beginsWithThem(clause, named))) {
      const people: Told[] = [];
      for (const token of subjects(named, clause)) {
        const who = token.slot?.is === "person" ? token.slot.people : [];
        const found = personOf({ people: who, said: clause.text.slice(token.from, token.to) }, clause.text);
        if ("ask" in found) return found;
        const known = notes.find(({ person }) => person.id === found.is.id) ?? { person: found.is, said: [] };
        if (!notes.includes(known)) notes.push(known);
        people.push(known);
      }
      current = people;
    } else if (current.length === 0 && goesOn !== null) {
      const known = { person: goesOn, said: [] };
      notes.push(known);
      current = [known];
    } else if (current.length === 0 && pronoun && clause.people[0]) {
      const known = { person: clause.people[0], said: [] };
      notes.push(known);
      current = [known];
    }
    // "Ravi does well, she wants another one": who she is, is not said.
    const others = current.length > 0 && GOES_ON.test(clause.text) ? notes.filter((one) => !current.includes(one)) : [];
    for (const { said } of others) said.push(said.pop()?.replace(/(?<=[\p{L}\p{N}])$/u, ",") ?? "", clause.text);
    if (current.length === 0) waiting.push(clause.text);
    else for (const told of current) told.said.push(...waiting, asTyped(clause, clauses.length === 1, request));
    if (current.length > 0) waiting = [];
  }
  if (pasted === "" || pasted.length < 3) return notes;
  const about = notes.length > 0 ? notes : inPaste(pasted, request.people);
  for (const told of about) told.said.push(`\n${pasted}`);
  return about;
}

const GOES_ON = /\p{L}\s*[,;–-]\s*(?:(?:and|but|so|then|also)\s+)?(?:she|he)(?:['’](?:s|d|ll))?\s/iu;

/** A clause without the words that were put before it to be read. */
const asTyped = ({ text, language }: ReadClause, isOnly: boolean, { message }: StepRequest): string => {
  const bare = text.replace(/^(?:them: |they are )/u, "");
  // "Jedes Quartal" is read as "every quarter", and noted as it was typed.
  if (isOnly && language !== "en" && /\bevery\b/u.test(text) && !/\bevery\b/u.test(message)) return message.trim();
  return !message.includes(text) && message.includes(bare) ? bare : text;
};

/** "Wants an intro to Greta" goes on about the person before it. */
function beginsWithThem({ tokens }: ReadClause, [first]: ReadClause["tokens"]): boolean {
  const before = first ? tokens.slice(0, tokens.indexOf(first)) : [];
  return (
    before.length < 2 ||
    /^(?:i|we|had|met|saw|spoke|talked|call|lunch|coffee|dinner|meeting|also|then|later|D)$/.test(before[0]?.code ?? "")
  );
}

/** Those who a sentence begins with or the first who it names: "Omar and Greta met Sam" is about two. */
function subjects(named: ReadClause["tokens"], { tokens }: ReadClause) {
  const [first] = named;
  if (!first) return [];
  const run = [first];
  for (let at = tokens.indexOf(first) + 1; /^(?:and|,|P)$/.test(tokens[at]?.code ?? ""); at += 1) {
    const token = tokens[at];
    if (token?.code === "P" && named.includes(token)) run.push(token);
  }
  return run;
}

/** The one of the user's people who a pasted text names: in full before by a part of the name. */
function inPaste(pasted: string, people: readonly KnownPerson[]): Told[] {
  const words = ` ${plainWords(pasted).join(" ")} `;
  const full = people.filter(({ name }) => words.includes(` ${plainWords(name).join(" ")} `));
  const [only, other] = full.length > 0 ? full : people.filter(({ by }) => by === "part");
  return only && !other ? [{ person: only, said: [] }] : [];
}

/** What a story changes, on cards of its own, and a note of all that is no change; null where it says nothing of anybody. */
export function tell(clauses: readonly ReadClause[], turn: Turn, choose: Choosing): (() => Answer) | Asking | null {
  const { call, request } = turn;
  const remark = remarkOnNote(request);
  if (remark) return () => remark;
  let about = request.state?.person ?? null;
  const spoken = new Map<string, Person>();
  const told: ({ clause: ReadClause; person: Person | null } & ReturnType<typeof changesTold>)[] = [];
  const firm = ofFirm(clauses, turn);
  for (const clause of clauses) {
    const [only, another] = clause.people;
    if (only && !another) spoken.set(only.id, (about = only));
    const found = firm ? toldOfFirm(clause, firm, turn, choose) : changesTold(clause, about, turn, choose);
    const whose =
      found.changes.length > 0
        ? whoseDay(clause, about, heldBy(found.changes, [...spoken.values()], turn), turn.given)
        : about;
    if (whose !== null && "ask" in whose) return whose;
    const isOther = whose !== null && whose !== about;
    told.push({ clause, person: whose, ...(isOther ? changesTold(clause, whose, turn, choose) : found) });
  }
  const { pasted } = splitMessage(request.message);
  const day = pasted === "" && clauses.length < 3 ? dayTold(clauses, about, turn) : null;
  if (day) return () => day.ready.run(day.why);
  const all = pasted === "" ? told.filter(({ isAll }) => !isAll).map(({ clause }) => clause) : clauses;
  // What is only talk of an order is not worth a note.
  const rest = pasted === "" ? all.filter(({ text }) => !tellsNothing(text, request.message)) : all;
  const order = pasted === "" ? rest.find(({ text }) => isStoryWithOrder(text)) : undefined;
  if (order)
    return {
      ask: say(
        `I am not sure which of “${cutText(plain(order.text), 80)}” is to be noted and which is to be done. Please say the note and the order in a sentence each.`,
      ),
      question: null,
    };
  const notes = rest.length === 0 && pasted === "" ? [] : notesIn(rest, request, ofFirm(clauses, turn));
  if ("ask" in notes) return notes;
  const changes = told.flatMap((one) => one.changes);
  if (pasted === "" && !isDeclined(clauses) && !REMINDS.test(request.message))
    changes.push(...told.flatMap(({ clause, person }) => wishes(clause, person, turn, choose)));
  if (notes.length + changes.length === 0) return rest.length < all.length ? () => say(ONLY_TALK) : null;
  return () => {
    const offered = notes.length > 0 ? [offerNotes(notes, call, request)] : [];
    if (notes.length === 0) dropToldBefore(request, call);
    return joined([...changes.map(({ ready, why }) => ready.run(why)), ...offered]);
  };
}

/** "Fjord Robotics lost its biggest customer": the one who is there, where nobody is named. */
const NEWS_FROM = /(?<!\p{L})(?:bad|good|great|big|sad) news from\s/iu;
export function ofFirm(clauses: readonly ReadClause[], { call }: Turn): Person | null {
  if (clauses.some(({ people }) => people.length > 0)) return null;
  for (const { text } of clauses) {
    const found = onlyOneAt(text, call);
    const firm = plainWords(found?.company ?? "").join(" ");
    const isOfFirm = firm !== "" && ` ${plainWords(text).join(" ")} `.includes(` ${firm} `);
    if (found && (isOfFirm || NEWS_FROM.test(text))) return found;
  }
  return null;
}

/** Their own task for it is said: what someone wants by a day is the reason, and no second task. */
const REMINDS = /(?<![\p{L}])(?:remind me|add (?:me )?a (?:task|reminder|to-?do))(?![\p{L}])/iu;

/** What someone wants by a day, each as a task to confirm. */
function wishes(clause: ReadClause, about: Person | null, turn: Turn, choose: Choosing): ToldChange[] {
  return wishedByDay(clause, about, turn.request.today).flatMap((frame) => {
    const chosen = choose({ ...clause, kind: "command", readings: [reading(frame)] }, turn);
    return chosen === null || "ask" in chosen ? [] : [{ ready: chosen.ready, why: WISHED, key: JSON.stringify(frame) }];
  });
}

/** What leads to a value or to people and says nothing by itself: "his email would be", "for each of them". */
const SAYS_NOTHING =
  /^(?:(?:and|but|so|also|his|her|their|its|the|an?|my|our|your|for|each|every|one|of|them|both|all|that|this|it|he|she|they|is|are|was|were|would|be|will|can|could|has|have|had|again|e-?mail|mail|address|linkedin|profile|url|link|name|company|role|title|location|phone|number|notes?|too|as|well|please|here|there|at|on|in|under|you|ll|s|i|find)(?![\p{L}\p{N}])[\s,.'’:;!?–—-]*)+$/iu;

/** Offers each note on a card that shows what it would store. */
export function offerNotes(told: readonly Told[], call: Call, request?: StepRequest): Answer {
  const notes = told.flatMap(({ person, said }) => {
    const telling = said.filter((text) => !SAYS_NOTHING.test(text));
    return telling.length > 0 ? [{ person, said: telling }] : [];
  });
  if (notes.length === 0) return say("");
  const offered = request ? begunNotes(request) : [];
  for (const { person, said } of notes) {
    // A story that goes on is one note.
    const before = offered.find(({ params }) => params["founderId"] === person.id);
    const text = before?.params["content"];
    const whole = typeof text === "string" ? toldInFull(text, said.join(" ")) : null;
    const begun = typeof text === "string" ? [ended(text)] : [];
    if (before) call("take_back", { actionId: before.id }, null);
    const content = noteOf(whole === null ? [...begun, ...said] : [whole]);
    outcome(call("create_note", { founderId: person.id, content }, WORTH_A_NOTE));
  }
  const names = listed(notes.map(({ person }) => personLink(person)));
  const [only, other] = notes;
  return {
    ...say(
      `Shall I keep this as a note about ${names}? Confirm ${other ? "the cards that you want" : "it"} and it is stored as shown.`,
    ),
    ...(only && !other && { about: only.person }),
  };
}

const ended = (sentence: string) => (/[.!?…]$/u.test(sentence.trim()) ? sentence.trim() : `${sentence.trim()}.`);

function noteOf(said: readonly string[]): string {
  const words = said
    .map((sentence) => (sentence.startsWith("\n") ? sentence : `${sentence.trim()} `))
    .join("")
    .replace(/(?<=\S) (?=\n)/u, "")
    .trim();
  return cutText(words.charAt(0).toUpperCase() + words.slice(1), NOTE_MOST);
}
