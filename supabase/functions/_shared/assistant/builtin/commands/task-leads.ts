import type { Problem, Reading } from "./frames.ts";
import type { Parse } from "./grammar.ts";
import { codesOf, type Token, written } from "./tokens.ts";

/** What people put on a list: with a day beside it, it is a task although nobody says so. */
export const ACTIONS =
  "call|ring|phone|email|e mail|mail|text|message|ping|write|send|meet|book|schedule|arrange|organize|organise|prepare|review|read|finish|draft|buy|pay|order|check|ask|invite|introduce|intro|follow|followup|reply|respond|get|set up|plan|visit|contact|reach|talk|speak|chase|nudge|sign|submit|share|forward|fix|confirm|cancel|renew|research|look|pick|bring|bill|invoice|thank|congratulate|wish|catch|chat|discuss|print|upload|download|collect|water|clean|wash|sweep|repair|mend|repaint|pack|weigh|sharpen|calibrate|refill|restock|tidy|replace|install|deliver|inspect|sort out|proofread|polish|grease|wrap|register|apply|practice|rehearse|post|publish|return|wire|transfer|anrufen|appeler|llamar|enviar|escribir|envoyer|ecrire|schicken|schreiben";
export const TASK = "(?:tasks?|to ?dos?|todos?|to do items?|reminders?|follow ups?|followups?|action items?)";
/** "Task: for Ana cook dinner" keeps who it is done for. */
const FOR =
  "(?:(?:from|out of|based on) that|(?:from|of|out of|based on|about) (?:this|it|these|those)|to|that|about|for(?! P (?!(?:to|:|,|-|D)(?: |$)))|called|named|saying|which says|says|titled|with title|:|-|,|of)";

const MANNER =
  "(?:another|new|quick|daily|weekly|monthly|quarterly|recurring|repeating|small|one|more|important|urgent|(?:high|low|top) priority)";

/** "Remember Jane doesn't eat meat" is something to keep, and nothing to do. */
const IS =
  "(?:(?:also|really|still) )?(?:does|doesn|doesnt|is|isn|isnt|has|hasn|hasnt|was|can|cannot|cant|will|won|wont|would|likes?|loves?|hates?|prefers?|wants?|needs?|never|always|only|hardly|works|lives|speaks|eats|drinks)(?: |$)";

/** "Pencil in a call", "put in a reminder". */
export const PUTS_IN = `(?:pencil|slot|block|jot|put)(?: me)? in (?!(?:description|details?) (?:of|for|on) )(?:${MANNER} )*(?:${TASK} (?:(?:for|with|on|about|to) (?<who>P) ?)?(?:${FOR} )*)?(?<rest>.+)`;

/** "Put in Marek Nowy": an unknown person, and nothing to do. */
export const isNewName = (rest: readonly Token[]): boolean =>
  /^X(?: (?:,|and|, and) X)*(?:$| (?:,|from|at|of|who|with|is|U|M)(?: |$))/.test(codesOf(rest));

/** What follows a name at once and is to be done: "task for Omar send the quote". */
const DONE_NEXT =
  "(?:P (?:needs?|wants?|has to|must|should|will|would|asked)|(?!(?:and|or|with|at|in|on|from|about|who|which|of|by|is|are|has|was|'s|before|after|due|re|regarding|until|next|last) )[a-z]\\S*) ";

/** How a task is asked for; what is left is what is to be done. Days and rhythms are out of the way already. */
export const LEADS: readonly string[] = [
  "(?<rest>follow ?up (?:with|on|about) .+)",
  `(?:add|create|make|set(?: up)?|put|schedule|plan|book|pencil|note|log)(?: me| down| in)* (?:${MANNER} )*(?<rest>follow ?ups? (?:with|on|about) .+)`,
  PUTS_IN,
  `(?:put|stick|pop|slot) (?:in )?(?:${MANNER} )*${TASK} (?:in|on|down|up)(?: for (?:me|us))? (?:${FOR} )*(?<rest>.+)`,
  `(?:note|write|jot|put)(?: down)?(?: for me)?(?: as)? (?:${MANNER} )*${TASK} (?:(?:for|with|on|about) (?<who>P) ?)?(?:that )?(?:(?:i|we) (?:should|must|need to|have to) |${FOR} )+(?<rest>.+)`,
  `(?:(?:add|create|make|new|another)(?: new)? )?${TASK} (?:(?:for|with|about|on) )?(?<who>P) (?:(?:${FOR} )+|(?=${DONE_NEXT}))(?<rest>.+)`,
  `(?:add|create|make|set(?: up)?|put|new|give me|plan|i (?:want|need)|schedule|open|log|write) (?:me |down )?(?:(?:${MANNER}|follow up|followup|two|three|these|following) )*${TASK} (?:(?:for|with|on|about|to) (?<who>P) ?(?:${FOR} )+(?=\\S))?(?:for me )?(?:${FOR} )*(?<rest>.+)`,
  `(?:(?:new|another|note to self) ?)?(?:${TASK}|note to self) ?(?:for (?:me|myself) )?(?:(?:for|with|on|about) (?<who>P) ?(?:${FOR} )+(?=\\S))?(?:${FOR} )*(?<rest>.+)`,
  "(?:schedule|plan|pencil in|diarise) (?<rest>Q(?: (?:Q|P|D|R|T|,|for|about|with|due|on|by|to))*)",
  `(?:add|create|make) (?:another|new) one (?:to|for|:|that says) (?<rest>.+)`,
  `(?:remind|ping|nudge|alert|notify|prompt|remember) (?:me|us)(?: again)? (?:${FOR} )*(?<rest>.+)`,
  "(?:get|have|make) (?:me|us) to (?<rest>.+)",
  `(?:let me know|give me (?:nudge|shout|ping)|wake me(?: up)?) (?:${FOR} )*(?<rest>.+)`,
  `(?:(?:don t|do not|dont|never)(?: let me)? forget|make sure|remember(?! (?:that )?P ${IS})|be sure|see to it)(?: (?:that )?(?:i|we))? ?(?:(?:to|that|about) )?(?<rest>.+)`,
  "(?:schedule|plan|diary|agenda|to do list) : (?<rest>.+)",
  `(?:i |we )?(?:need|want|have|ought|try|trying|like)(?: to)? not(?: to)? forget (?:(?:to|that|about) )?(?<rest>.+)`,
  `(?:i |we )?(?:must not|mustn t|shouldn t|should not|can t|cannot|can not|better not|don t want to) forget (?:(?:to|that|about) )?(?<rest>.+)`,
  `(?:i |we )?(?:still |also |really )?(?:need|have|ought|got|gotta|ve got|have got|am supposed|m supposed|must remember)(?: to)? to (?<rest>.+)`,
  `(?:(?:i|we) (?:must|gotta)|gotta|must) (?<rest>.+)`,
  `(?:add|put) (?:to|on) (?:to ?do )?(?:list|tasks|agenda|plate) ?(?:(?:for|:|to) )*(?<rest>.+)`,
  `(?:add|put) (?![XP] )(?<rest>.+?) (?:to|on|in) (?:to ?do list|todo list|list|tasks|task list|agenda|to dos|todos|calendar|schedule|plate)`,
  `(?<rest>follow ?up (?:with|on|about) .+)`,
];

/** After a list of tasks: "add another one: send the contract". */
export const ANOTHER = `(?:add|create|make) (?:another|one more|second|further)(?: one| task)? ?(?:${FOR} )*(?<rest>.+)`;

/** What someone may mean Tracker to do itself: it can only remember it. */
export const ERRANDS =
  /^(?:book|order|buy|pay|arrange|organi[sz]e|invite|post|publish|transfer|wire|message|text|set up|print|submit|register|apply|renew|cancel|bring|bill|invoice)\b/;

/** What people have in their calendar: with a day to come, perhaps a task. */
export const EVENTS =
  /^(?:(?:quick|short|video|phone|first|intro|follow up|(?:year|quarter|month) end) )*(?:call|meeting|lunch|coffee|dinner|breakfast|drinks|demo|chat|zoom|catch ?up|appointment|deadline|visit|check in|interview|workshop|review|kick ?off) (?:with|at|for|about|in|P)\b/;

/** "Make a call with Ana on Friday": a new task, and none that is there. */
export const MAKES_EVENT =
  /^(?!.*:\s)\s*(?:(?:please|ok|so|and|also|then|just|can you|could you)[\s,]+)*(?:make|add|put|set|create)(?:\s+(?:me|us|in|down|up))?\s+(?:an?|another|one)\s+(?:\p{L}+\s+){0,2}?(?:call|meeting|lunch|coffee|dinner|breakfast|demo|chat|zoom|visit|workshop|appointment|interview)\s+(?:with|at|for|about)\b/iu;
export const EVENT_LEAD =
  "(?:make|add|put|set|create) (?:(?:me|us|in|down|up) )?(?:another |one |new )*(?<rest>.+?)(?: (?:instead|rather|for it|for that))*";

const PLACE =
  / (?:to|on|in|into|onto) (?:(?:to ?do|task|tasks) list|todo list|list|tasks|agenda|to ?dos?|todos|calendar|schedule|plate|diary|radar|reminders)$/;
/** "A follow-up with Omar in my tasks": where a new task goes to anyway. */
export function withoutPlace(tokens: Token[]): Token[] {
  const place = PLACE.exec(codesOf(tokens))?.[0].trim().split(" ").length ?? 0;
  return new RegExp(`^\\S+ (?:${MANNER} )*(?:${TASK}|follow up)\\b`).test(codesOf(tokens))
    ? tokens.slice(0, tokens.length - place)
    : tokens;
}

const DETAILS = /^(?:description|desc|details?)$/;
/** "…, notes: ask for matte paper". */
const areNotes = (tokens: readonly Token[], no: number): boolean =>
  tokens[no]?.code === "notes" && tokens[no + 1]?.code === ":" && /^[,-]$/.test(tokens[no - 1]?.code ?? "");

/** A clause without "description: …", which says more about a task; a day behind it stays. */
export function withoutDescription(parse: Parse): Parse & { description: string } {
  const { text, tokens } = parse;
  const at = tokens.findIndex(({ code }, no) => no > 1 && (DETAILS.test(code) || areNotes(tokens, no)));
  const start = at + (/^(?::|is|,|-|saying)$/.test(tokens[at + 1]?.code ?? "") ? 2 : 1);
  const token = tokens[at];
  // "Draft the description of the hoist" is what is to be done.
  const isTitle =
    // "Send the wire details, due on Friday" has them as what is sent.
    (token?.code === "details" && /^(?:(?:, due|,|due) )?D$/.test(codesOf(tokens.slice(at + 1)))) ||
    /^(?:of|for)$/.test(tokens[at + 1]?.code ?? "") ||
    tokens[at - 1]?.code === "of" ||
    /(?:^| )in detail$/.test(codesOf(tokens.slice(0, at + 1)));
  if (!token || start >= tokens.length || isTitle) return { ...parse, description: "" };
  // "…, valid for 60 days", of a task that has its day, is said of the thing.
  const hasDay = tokens.slice(0, at).some(({ code }) => code === "D");
  const due = hasDay
    ? -1
    : tokens.slice(start).findIndex((_, no) => /^(?:, )?(?:due )?D$/.test(codesOf(tokens.slice(start + no))));
  const end = due > 0 ? start + due : tokens.length;
  // From behind the word itself: "the" is no token.
  const from = tokens[start - 1]?.to ?? token.to;
  const words = text.slice(from, end < tokens.length ? tokens[end - 1]?.to : undefined).replace(/^[\s:,–-]+/u, "");
  const day = tokens.slice(end).filter(({ code }) => code === "D");
  const before = tokens.slice(0, at);
  while (/^(?:,|:|-|and|with)$/.test(before.at(-1)?.code ?? "")) before.pop();
  return {
    ...parse,
    text: text.slice(0, before.at(-1)?.to),
    tokens: [...before, ...day],
    description: words.replace(/[\s.]+$/u, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  };
}

/** "Create a task 'Draft the letter' for Omar": what is quoted is all of the title. */
export function quotedIn(chunk: readonly Token[]): string | null {
  const quoted = chunk.find(({ slot }) => slot?.is === "quote")?.slot;
  const isAll = chunk.every(({ code }) => /^(?:Q|P|D|R|T|,|for|about|with|due|on|by|to)$/.test(code));
  return quoted?.is === "quote" && isAll ? quoted.words : null;
}

/** "Morning at 9" is in the morning. */
export const timeIn = (time: Token, text: string): string =>
  written([time], text)
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    .replace(/^(?:in the |this )?(morning|afternoon|evening)\b/iu, "in the $1");

/** "The task … is done". */
export const SAYS_DONE = new RegExp(
  `^${TASK} (?!:|,|-)(?:.* )?(?:is|are|was|s|has been|have been|got) (?:all |now |already )*(?:done|finished|completed?|closed|sorted|over|ticked off)(?: now| already)?$`,
);

/** "The task …" is one that is there. */
export const THE_TASK = /^\s*(?:(?:please|ok|so|and|also|hey)[\s,]+)*(?:the|that|this) (?:task|reminder|to-?do)\b/iu;

/** "I'll come by on Friday". */
export const isVisit = (tokens: readonly Token[], all: readonly Token[]): boolean =>
  all.some(({ code }) => code === "D") &&
  /^(?:to )?(?:come|drop|stop|pop|swing|go|drive|take|give|deliver|repair|measure|let|make|show|pass|hand|move|put)(?: |$)/.test(
    codesOf(tokens),
  );
/** Whether words begin as what someone does themselves: "call", "send". */
export const isAction = (text: string): boolean =>
  new RegExp(`^(?:${ACTIONS})\\s`, "i").test(text) && text.length < 100;

/** "Call with Tobias went fine" tells of one that was. */
export const TOLD_OF_EVENT =
  /^(?:call|meeting|intro|introduction|invoice|order|quote|visit|demo|review|book|plan|check|ask|reply|print|water|bill|post|mail|message|chat) (?:(?:for|from|by|of|with) )?(?:P )?(?:came|went|was|were|arrived|has been|have been|happened|is from|came in)\b|^(?:(?:my|our|first|second|last|quick|video|phone|follow ?up) )*(?:call|meet|meeting|chat|talk|coffee|lunch|dinner|breakfast|visit|demo|tasting|intro|interview|zoom) (?:with|at|to|about) .*\b(?:went|was|were|got|ended|turned|took|lasted|happened|has been|is done|(?:is |got |has )?moved)\b|^(?:invoice|order|quote|bill|post|mail|message|reply|report) (?:(?:for|from|by|of|to) )?(?:P )?(?:can|could|may|has|have|should|must|had) (?:now )?(?:leave|left|go|gone|be|been|wait)\b/;

/** "Lunch with Ana today and he signed": tells of one that was. */
export const TELLS_BEHIND_EVENT =
  /(?:(?<![\p{L}])(?:and|but|where)|[,;]) (?:then |also )?(?:he|she|they|it|we|i)(?:['’](?:s|ve|re|d))? (?:also |just |already |then |really |finally |has |have |had |is |are |was |were )*(?!(?:need|have|want|should|must|will|can|plan|intend)\b)(?:\p{L}{2,}ed|said|told|gave|got|had|was|were|took|made|wants|needs|went|met|saw|thinks|likes|loves|is|are|has|have|sent|bought|paid|chose|came|left|knew|found|shook|brought|keeps|kept|put|keeping)(?![\p{L}])/iu;

/** "Lunch with Ana, she asked to move it to the 20th": what was said there, where no day is before it. */
export const SAID_AT_EVENT =
  /[,;–-]\s*(?:and\s+)?(?:s?he|they)\s+(?:(?:also|just|already|really|now|then)\s+)*(?:asked|asks|said|says|told|wants|wanted|mentioned|agreed|promised|offered|hopes|thinks|would (?:like|rather|prefer))(?!\p{L})/iu;

/** "Lunch with Ana: he's retiring in May", "call with Leo: his successor is Kim": what was heard there, whatever days it has. */
export const TOLD_AT_EVENT =
  /^[^:]{3,60}:\s+(?:(?:so|and|well|turns out|apparently|ok)[\s,]+)*(?:(?:s?he|they|it)(?:['’](?:s|ll|re|ve|d)|\s+(?:(?:also|just|now|really|still|already|finally)\s+)*(?:is|are|was|were|has|have|had|will|would|wants?|needs?|likes?|thinks?|said|says|told|asked|asks|might|may|can|could|got|gets|sold|bought|found|lost|plans?|hopes?|knows?|moved|moves|left|leaves|starts?|goes|went|retires?|\p{L}{2,}ed))(?![\p{L}])|(?:his|her|their)\s+\p{L}+(?:\s+\p{L}+)?\s+(?:is|are|was|were|has|have|had|will|wants?|needs?|got|left|died|starts|begins|ends|retires|leaves|moves|\p{L}{2,}ed)(?![\p{L}]))/iu;

/** "Chase the deposit: move to Friday", "call Ana make it Monday": of a task that is there. */
export const MOVES_ITS_DAY =
  /(?:: (?:please )?(?:move|push|shift|make|reschedule|postpone|put|change|set|delay)|(?:make|move|push|shift|put|reschedule|postpone) it)(?: (?:it|that|back|to|until|till|for|on|by))* [DR](?: (?:instead|please|now))*$/;

export const IS_BEGUN = "(?:in progress|under way|underway|started|begun|being worked on)";
/** "New task for Ana, due Friday, already in progress: pick up the boxes": whose it is, when and how far stands before the colon. */
export const HEAD = `(?:(?:add|create|make|new|another|put|set up|plan|open|log|please) )*(?:${MANNER} )*${TASK} (?<head>(?:(?:for|with|about|on|by|due|to|until|till|linked|attached|connected|assigned|belongs|already|now|status|it|is|and|starting|deadline|,|-|D|T|R|P|${IS_BEGUN}) )+): (?<rest>.+)`;

const WANTED_MEETING =
  /^(?:(?:ok|okay|so|and|also|then|well|actually|oh|please)[\s,]+)*(?:i|we)(?:['’]d| would)? (?:(?:still|really|also|now|just) )*(?:need|want|like|should have|ought to have) (?:an?|another|one more|the next) (?=(?:(?:short|quick|new|long|proper|final|follow-up|site|phone|video|zoom) )*(?:call|phone call|meeting|chat|talk|visit|lunch|dinner|coffee|breakfast|catch-?up|session|appointment|survey|inspection|demo|tour|walk-?through|fitting|viewing|tasting)\s(?:with|to|at|for|about|on|next|this)\s)/iu;
/** "I need a meeting with Omar": what is to be, also where a stage is called Meeting; null where nobody wants one. */
export function wantedMeeting({ text, tokens }: Parse): Token[] | null {
  const lead = WANTED_MEETING.exec(text)?.[0];
  const rest = lead === undefined ? [] : tokens.filter(({ from }) => from >= lead.length);
  return rest.some(({ code }) => code === "P") ? rest : null;
}

/** The task with what "description: …" says of it. */
export const describedBy = (description: string, read: Reading | Problem): Reading | Problem =>
  description !== "" && "frame" in read && read.frame.do === "add_task"
    ? { ...read, frame: { ...read.frame, description } }
    : read;
