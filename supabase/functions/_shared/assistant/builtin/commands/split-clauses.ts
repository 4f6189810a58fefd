import { cutText } from "../../../contract/storable.ts";
import { isReportedOrder, notesOrder } from "../hearsay.ts";
import { AND_OF_TASK, AND_PUSH, AND_TASK, AND_THEIRS, BARE_DELETION, JOINT } from "./joints.ts";
import { notesWhatWasTold } from "./noted.ts";
import { labelsLikeOrders } from "./labels-like-orders.ts";
import { isQuoted, WHOLE } from "./quoted.ts";
import { asksSameWho } from "./same-who.ts";
import { EXCLAIMS, optionList, REJOICES, textEnds } from "./text-ends.ts";

/** What ends a sentence; a full stop within a number, an address or after a title ends nothing. */
const SENTENCE_END =
  /(?<=[.!?;])(?<!(?<![.\p{L}])(?:M|Mme|Mlle)\.|\b(?:Dr|Dra|Mr|Mrs|Ms|Prof|Rev|Hon|Capt|Sr|Sra|Jr|St|Inc|Ltd|Co|vs|etc|e\.g|i\.e|approx|No)\.|\b\d{1,2}\.(?:0?[1-9]|1[0-2])\.|\b\d{1,2}\.(?=\s+(?:[Jj]an|[Ff]eb|[Mm][aä]r|[Aa]pr|[Mm]ai|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]kt|[Nn]ov|[Dd]ez))|\b(?:am|zum|vom|bis|ab|den|dem) \d{1,2}\.|\bno\.(?=\s+\d)|(?:^|\s(?:that|with|from|by|about|met|saw|told|on|for)\s)\p{Lu}\.(?=\s+\p{Lu}\p{Ll}+)|\p{Lu}\p{Ll}+ \p{Lu}\.(?=\s+(?:\p{Ll}|\p{Lu}\p{L}+(?:\s*$|,|\s(?:at|from|of|in|is)\s))))\s+|\n+/u;
/** How commands to Tracker begin: after "and" they begin another clause. What people do themselves (call, send) does not. */
const COMMANDS =
  "add|create|make|set|mark|move|change|update|remind|(?:ping|nudge)\\s+me|note|log|jot|record|save\\s+(?:on|for|to|under)|delete|remove|complete|finish|reschedule|postpone|push|snooze|reopen|clear|rename|track|start(?!\\s+(?:on\\s+|from\\s+|in\\s+)?(?:\\d|the\\s+\\d|next|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|stop|follow(?! ?-?up)|unfollow|draft|show|list|tell me|find|search|put|assign|undo|remember|don'?t forget|give\\s+(?!(?:me|us|it|her|him|them|the|an?|my|our|some|that|this|all|both|each)\\s)[\\p{L}'’-]+(?:\\s[\\p{L}'’-]+){0,2}\\s+to\\s+\\p{L}+|(?:write|make|take|leave|drop)\\s+(?:an?|another|the following|this)\\s+(?:quick\\s+|short\\s+)?note|(?:give|get)\\s+me\\s+(?:an?|another)\\s+(?:new\\s+)?(?:task|reminder|to-?do)|write down|bump|downgrade|archive|unarchive|untick|(?:her|his|their)\\s+(?:stage|status|priority|owner)\\s+(?:should|is|becomes|goes)|hand\\s+(?-i:\\p{Lu})[\\p{L}'’-]+(?:\\s(?-i:\\p{Lu})[\\p{L}'’-]+)?\\s+over\\s+to|(?:shift|link|pull|slide|hand)\\s+(?:it|that one|this one)\\s+(?:to|off|on|as|until|till|by|forward|back|over)|tick off|cross off|retitle|reassign|who|what|when|which|why (?:did|do|have|was|is|are|were)|how many" +
  "|setze?|stelle?|ändere?|verschiebe?|schiebe?(?= )|markiere?|füge?|erstelle?|lösche?|entferne?|notiere?|erinnere?|trage?|leg|lege|hake?(?= )|pon|ponle|cambia|mueve|pasa(?= a )|marca|añade|agrega|crea|borra|elimina|quita|aplaza|anota|apunta|recu[eé]rdame|mets|mettez|modifie|déplace|reporte|repousse|passe(?= )|marque|ajoute|crée|supprime|efface|enlève|rappelle";
const NEXT_COMMAND = new RegExp(`(?:${JOINT})(?=(?:${COMMANDS})(?![\\p{L}]))`, "giu");
/** What begins a clause that asks for nothing: a "not", a question, a condition, hearsay. The words before it are another clause. */
const IDLE =
  "(?:don['’]?t|do not|never)(?! (?:forget|mind)|\\s*[.!)”]*$)|(?:should|shall|could|may|might) (?:i|we)|imagine|suppose|apparently|i heard|i would(?:n['’]?t| not)|i almost|nobody (?:should|must|may|is to|has to|needs to)|did (?:i|we|you|she|he|they|any)|(?:(?:is|are|was|were)(?! (?:not|in|at|from|owned|without|also|still|based|managed|handled)\\b| [\\p{L}'’-]+\\s*\\?)|(?:has|have|does|do)(?! (?:not|no|an?|more|less|over|under|never|at least)\\b))(?=[^,;.!?]*\\?)|what happens|yesterday i|(?<=(?:and|but|also|;|[–—])[\\s,]+)(?:if|once|unless|in case|as soon as|maybe|perhaps)";
const NEXT_IDLE = new RegExp(`(?:${JOINT}|\\s+[–—]\\s+)(?=(?:${IDLE})(?![\\p{L}]))`, "giu");
/** "…, just kidding and …": cancels the words before it. */
const KIDDING =
  "(?:no,? wait,? |wait,? no,? |actually,? |oh,? )*(?:(?:just |only |i['’]?m )*(?:kidding|joking)|forget (?:it|that|about it)|never ?mind|nvm|scratch that|not really|or (?:maybe |perhaps |rather |better )?not)";
const AFTER_KIDDING = new RegExp(
  `(?<=[,.…–—-]\\s*${KIDDING})[\\s,.!]*(?:[–—]|\\b(?:and|but|also|then)\\b|,)[\\s,]*`,
  "giu",
);
const TAKEN_BACK = new RegExp(`\\S\\s*[,.…–—-]+\\s*${KIDDING}[\\s.!,;…]*$`, "iu");

/** In the words of a note another command begins only where it can be nothing else. */
const SURE_COMMAND =
  /^(?:remind me\b|(?:an?\s+)?(?:new\s+|another\s+)?(?:task|reminder|to-?do)\s+to\b|(?:add|create|make|write|take|leave)\s+(?:(?:a|an|the|another|new|quick|short)\s+)*(?:note|task|reminder|to-?do)\b|(?:set|move|change|put|update|mark)\s+\p{Lu}|note\s+(?:that|for|on|about)\b)/u;
const NOTE_LEAD =
  /^(?:\S+\s+){0,4}?(?:note|notes|jot|log|record|remember|write down|keep in mind|notiere|notiz|merke?|anota|apunta|nota|noter?)\b/iu;
/** Whether a clause begins to say what a note holds, which is kept as it was said. */
export const isNoteLead = (text: string): boolean => NOTE_LEAD.test(text);
/** Where a command begins that nothing joins to the words before it, as people dictate. */
const DICTATED =
  /(?<=[\p{L}\p{N}'’])\s+(?=(?:(?:and|then|also|so)\s+)?(?:new (?:task|reminder|note) (?!(?:list|board|form|view|type|template|management|for|from)\b)|(?:add|create|make) (?:(?:a|an|another|one more|new) )*(?:task|reminder|to-?do) |remind me (?:to|on|about|uh|um|tomorrow|today|next|this|mon|tue|wed|thu|fri|sat|sun)|(?:add|make|create|write) (?:a |another )?(?:note|task|reminder) (?:to|for|on|about|that)|note that|(?:rename|reopen|postpone|snooze|reschedule|tick off|delete|remove|finish) (?:the|my) [\p{L}\d]+ |mark (?:the|my) (?:[\p{L}\d]+ ){1,6}(?:as )?(?:done|finished|complete)|(?:set|move|change) \p{L}+(?:['’]s)? (?:stage|status|company|to|email|location|role)))/giu;
const NO_BREAK =
  /\b(?:to|and|you|please|said|says|asked|asks|wants?|wanted|told|tells|should|will|would|not|don'?t|never|i|we|they|she|he|me|that|by|of|for|with|a|an|the|another|new|quick|short|my|also|add|make|write|leave)$/iu;
/** Whether the words before are a command themselves, or tell something; a day by itself belongs to what follows. */
const OPENS = new RegExp(
  `^\\s*(?:(?:please|ok|so|and|then|also|hey|can you|could you)\\s+)*(?:${COMMANDS}|new (?:task|reminder|note)|call|email|had|met|spoke|talked|saw)(?![\\p{L}])`,
  "iu",
);
/** A command whose words after a colon are what a note says or a task's title, to the end of the message. */
const HANDS_OVER =
  /^[^:\n]{0,140}?\b(?:notes?|jot(?: down)?|log|record|remember|write down|notiz|notiere|nota|anota|apunta|noter?|meeting summary)\b[^:\n]{0,90}:\s/iu;

const { LIST_OF_TEXT, ORDER_BEHIND_QUOTE } = textEnds(COMMANDS);
/** "Note on Ada: likes tea. Also, what's her stage?": a question of its own behind what the note says. */
const ASKED_BEHIND =
  /(?<=[.!;])\s+(?:(?:also|and|oh|btw|by the way|plus|ps|another thing|quick question)[\s,:]+){1,3}(?<question>(?:what|when|who|whose|which|where|how|is|are|does|do|did|has|have)(?![\p{L}])[^.!?\n:]{2,100}\?)\s*$/iu;

/** What was split off, and whether something said so: an "and", a full stop. */
export interface Part {
  text: string;
  /** Nothing but the words themselves began it. */
  isGuessed: boolean;
}

/** The parts of a message that say one thing each, in order. What is quoted stays whole, and so does what a note says after its colon. */
export function partsOf(message: string, columns: readonly { label: string }[] = []): Part[] {
  const hidden: string[] = [];
  const hideMark = (quote: string) => `\uE001${String.fromCodePoint(0xe100 + hidden.push(quote) - 1)}`;
  const hide = (text: string) => text.replace(WHOLE, hideMark);
  const show = (text: string) =>
    text.replace(/\uE001(.)/gu, (_, mark: string) => hidden[(mark.codePointAt(0) ?? 0) - 0xe100] ?? "");
  const options = optionList(message.trim());
  const listed = options ? message.trim().slice(options.from, options.to) : "";
  const given = options ? message.trim().replace(listed, hideMark) : message.trim();
  const whole = hide(cutText(given, 20_000)).replace(labelsLikeOrders(columns), hideMark);
  let rest = whole.replace(LIST_OF_TEXT, hideMark);
  const parts: Part[] = [];
  while (rest !== "") {
    if (HANDS_OVER.test(rest) && !SENTENCE_END.test(rest.slice(0, rest.indexOf(":")))) {
      const head = rest.slice(0, rest.indexOf(":"));
      const tail = rest.slice(rest.indexOf(":"));
      const before = commandsIn(head);
      const last = before.pop();
      const closed = ORDER_BEHIND_QUOTE.exec(tail);
      if (closed) {
        const isGuessed = last?.isGuessed ?? false;
        parts.push(...before, { text: `${last?.text ?? head}${closed[0].trimEnd()}`, isGuessed });
        rest = tail.slice(closed[0].length).replace(/^(?:[\s,.;]|(?:and|then|also)(?![\p{L}]))+/iu, "");
        continue;
      }
      const asks = ASKED_BEHIND.exec(tail);
      const told = asks ? tail.slice(0, asks.index) : tail;
      parts.push(...before, { text: `${last?.text ?? head}${told}`, isGuessed: last?.isGuessed ?? false });
      if (asks) parts.push({ text: asks.groups?.["question"] ?? "", isGuessed: false });
      break;
    }
    const end = SENTENCE_END.exec(rest);
    const sentence = end ? rest.slice(0, end.index) : rest;
    parts.push(...commandsIn(sentence));
    rest = end ? rest.slice(end.index + end[0].length).trim() : "";
  }
  return withoutKidding(parts)
    .map(({ text, isGuessed }) => ({ text: show(text).trim(), isGuessed }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .filter(({ text }, no, all) => no === all.length - 1 || !EXCLAIMS.test(text))
    .filter(({ text }, _, all) => all.length === 1 || !REJOICES.test(text));
}

const STARTS_KIDDING = new RegExp(`^${KIDDING}(?:[\\s,.!;…–—-]+|$)`, "iu");
/** "Mark it done... not really, I haven't begun": cancels the words before it, and what comes after is told. */
function withoutKidding(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const next = parts[no + 1];
    if (next && STARTS_KIDDING.test(next.text) && STARTS_COMMAND.test(part.text)) return [];
    const before = parts[no - 1];
    const isBack = before !== undefined && STARTS_KIDDING.test(part.text) && STARTS_COMMAND.test(before.text);
    return isBack ? [{ ...part, text: part.text.replace(STARTS_KIDDING, "") }] : [part];
  });
}

const STARTS_COMMAND = new RegExp(
  `^\\s*(?:(?:please|ok|so|and|then|also|hey|can you|could you|bitte)[\\s,]+)*(?:${COMMANDS}|new (?:task|reminder|note)|open|undo|redo|email|draft|give|assign|hand)(?![\\p{L}])`,
  "iu",
);
/** Whether a message begins as a command does. */
export const startsCommand = (text: string): boolean => STARTS_COMMAND.test(text);

/** "For Omar, set …": who the command is about. */
const ONLY_WHO =
  /^\s*(?:(?:please|hey|hi|ok|so|and)[\s,]+)*(?:for|with|about|on|regarding|as for)\s+\S+(?:\s+\S+){0,2}$/iu;

/** "Remind me on Thursday to … and on Friday to …": two reminders. */
const AND_ON_DAY =
  /^((?:\S+\s+){0,3}?remind me)\b(.+?)[\s,]+and\s+((?:(?:on |by |next |this )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|week)|in (?:an?|one|two|three|four|\d{1,2}) (?:days?|weeks?|months?)|on (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}+)?|on the \p{L}+(?:[ -]\p{L}+)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|on \p{L}+ \d{1,2}(?:st|nd|rd|th)?)\s+to\s.+)$/iu;
/** "…, she got married": why, told beside an order. */
const AND_WHY =
  /,\s+(?=(?:she|he|they|it)(?:['’](?:s|ve|re))?\s+(?:is|was|has|have|just|got|gets|changed|moved|left|married|quit|joined|became|asked|wants?)(?![\p{L}]))/giu;

/** Why a note is to go may say which one is meant. */
const DELETES_NOTE =
  /^\s*(?:(?:please|pls|ok|so|and|also|can you|could you)[\s,]+)*(?:delete|remove|erase|scrap|bin|drop|get rid of|throw (?:away|out))\s[^,;:]{0,80}\b(?:notes?|comments?|remarks?|what (?:i|we))\b/iu;

/** "Remind me on Monday to …, Tuesday to … and on Friday to …". */
const NEXT_DAY =
  /^(?<lead>(?:\S+\s+){0,3}?remind me)\s+(?<first>[^,]+?\sto\s[^,]+?)(?:\s*,\s*(?:and\s+)?|\s+and\s+)(?<next>(?:on |by |next |this )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today)\s+to\s.+)$/iu;
/** "Delete …, and I have to ask her on Friday": what one means to do oneself, behind an order. */
const AND_DUTY =
  /(?:\s*[,;]\s+(?:and\s+|also\s+|plus\s+)*|\s+and\s+)(?:i|we)\s+(?:(?:also|still)\s+)?(?:have to|must|need to|should|ought to|['’]ve got to|['’]ll have to)\s+(?=\p{L})/iu;

function commandsIn(given: string): Part[] {
  const next = NEXT_DAY.exec(given)?.groups;
  if (next && !/["“:]/u.test(given))
    return [`${next["lead"] ?? ""} ${next["first"] ?? ""}`, `${next["lead"] ?? ""} ${next["next"] ?? ""}`].flatMap(
      commandsIn,
    );

  const days = AND_ON_DAY.exec(given);
  // "On Thursday and on Monday to …": what is to be done comes behind both days.
  if (days && /\bto\s/iu.test(days[2] ?? ""))
    return [`${days[1] ?? ""}${days[2] ?? ""}`, `${days[1] ?? ""} ${days[3] ?? ""}`].flatMap(commandsIn);
  return commandsOf(given).flatMap(withDuty);
}

function withDuty(part: Part): Part[] {
  const { text } = part;
  const duty =
    STARTS_COMMAND.test(text) && !NOTE_LEAD.test(text) && !isReportedOrder(text) ? AND_DUTY.exec(text) : null;
  if (!duty || MAY_COME.test(text.slice(0, duty.index)) || isQuoted(text, duty.index)) return [part];
  const rest = `remind me to ${text.slice(duty.index + duty[0].length)}`;
  return [{ ...part, text: text.slice(0, duty.index) }, ...commandsIn(rest)];
}

/** "… and please remind me": the user asks for that, whatever someone else asked for before. */
const OWN_WISH =
  /^(?:[\s,]|and|but|so|then|also)*(?:please|can you|could you|remind me|don['’]?t let me|note\b|log\b)/iu;
/** "She told him to delete it and rename the column": several things that someone else is asked to do. */
export const reportsOrders = (text: string): boolean =>
  isReportedOrder(text) &&
  Array.from(text.matchAll(NEXT_COMMAND)).some(({ index }) => isReportedOrder(text.slice(0, index)));
/** A condition that is still open where a text ends. */
export const MAY_COME = /(?<![\p{L}])(?:if|once|unless|in case|as soon as|when|whenever)(?![\p{L}])[^.;]*$/iu;
/** What someone does not do, and nobody is asked not to. */
const TOLD_NOT = new RegExp(
  `^(?:\\s|,)*(?:(?:and|but|so|also)[\\s,]+)+(?:don['’]?t|do not|never)\\s+(?!(?:${COMMANDS}|call|email|ring|write|tell|send|contact|ask|touch|give|let|use|show|mention|do|make)(?![\\p{L}]))\\p{L}`,
  "iu",
);
function commandsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const isNote = () => NOTE_LEAD.test(sentence.slice(from));
  for (const match of joints(sentence)) {
    if (match.index <= from) continue;
    const next = match.index + match[0].length;
    const before = sentence.slice(from, match.index);
    if ((isReportedOrder(before) || notesOrder(before)) && !OWN_WISH.test(sentence.slice(match.index))) continue;
    if (ONLY_WHO.test(before) || asksSameWho(before, sentence.slice(next))) continue;
    // "They are siblings and don't talk about work": told in one breath.
    if (TOLD_NOT.test(sentence.slice(match.index)) && !STARTS_COMMAND.test(before)) continue;
    // "A new boss, who doesn't like sedum": told of them.
    if (/^\s*,\s+$/u.test(match[0]) && /^(?:who|which|when)\s/iu.test(sentence.slice(next)) && !/\?/u.test(sentence))
      continue;
    // "Eleni and Mark are leads": a name.
    if (/^Mark\b(?!.*\b(?:as|done)\b)/u.test(sentence.slice(next))) continue;
    // What a note says in quotes ends with them, and "note it" is all of its words.
    const isClosed = /\uE001.\s*$/u.test(before) || BARE_DELETION.test(before) || notesWhatWasTold(before) !== null;
    if (isNote() && !isClosed && !SURE_COMMAND.test(sentence.slice(next))) continue;
    // "… if she signs, move her": what a note tells of a day that may come is no order.
    if (isNote() && MAY_COME.test(sentence.slice(from, match.index))) continue;
    parts.push({ text: sentence.slice(from, match.index), isGuessed: false });
    from = next;
  }
  parts.push({ text: sentence.slice(from), isGuessed: false });
  return parts.filter(({ text }) => !TAKEN_BACK.test(text)).flatMap((part) => dictatedIn(part));
}

/** Where another clause begins, in order. */
function joints(sentence: string) {
  const why = STARTS_COMMAND.test(sentence) && !DELETES_NOTE.test(sentence) ? [AND_WHY] : [];
  const all = [NEXT_COMMAND, AND_PUSH, AND_TASK, AND_OF_TASK, AND_THEIRS, NEXT_IDLE, AFTER_KIDDING, ...why].flatMap(
    (joint) => [...sentence.matchAll(joint)],
  );
  return all.sort((one, other) => one.index - other.index);
}

function dictatedIn({ text, isGuessed }: Part): Part[] {
  const parts: Part[] = [];
  let from = 0;
  // "And then" says that something else begins.
  let isJoined = false;
  for (const { index } of text.matchAll(DICTATED)) {
    const before = text.slice(from, index);
    if (NO_BREAK.test(before) || notesOrder(before) || isReportedOrder(before)) continue;
    if (before.trim().split(/\s+/).length < 3 || !OPENS.test(before)) continue;
    const said = before.replace(/[\s,]*(?:\b(?:and|then|also|so)\b[\s,]*)+$/iu, "");
    parts.push({ text: said, isGuessed: isGuessed || (from > 0 && !isSameLead(text, from) && !isJoined) });
    isJoined = said !== before.trimEnd();
    from = index;
  }
  return [
    ...parts,
    {
      text: text.slice(from).replace(/^\s*(?:and|then|also|so)\s+/iu, ""),
      isGuessed: isGuessed || (from > 0 && !isSameLead(text, from) && !isJoined),
    },
  ];
}

const leadOf = (text: string) => text.trim().toLowerCase().split(/\s+/u).slice(0, 2).join(" ");
/** "New task … new task …": who says the same words as at the beginning begins again. */
const isSameLead = (text: string, from: number) => leadOf(text) === leadOf(text.slice(from));
