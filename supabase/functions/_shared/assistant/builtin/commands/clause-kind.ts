import { plainWords } from "../../words.ts";
import type { ClauseKind, Language } from "../reading.ts";
import { withAskingWord } from "../questions/asking-slips.ts";
import { asksForOccasion, BRIEFS } from "../questions/occasions.ts";
import type { Token } from "./tokens.ts";

const POLITE =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and|also|then|now|well|um|uh|oh|tracker|assistant|bitte|por favor|s il te plait|quick question|quick one|kindly|yo|hiya|pls|plz|hm|hmm|sorry|listen|right|one more thing)\s+)+/;
const SMALL_TALK =
  /^(?:(?:hi|hey|hello|hiya|yo|thanks|thank you|thx|cheers|ok|okay|great|cool|nice|perfect|super|awesome|good|morning|good (?:afternoon|evening|night|day)|how are you|how is it going|what s up|bye|goodbye|see you|see you later|there|a lot|so much|very much|again|you|all|that s all|that is all|for now|lol|haha|well done|sounds good|got it|alright|all right|hallo|danke|guten morgen|guten tag|hola|gracias|buenos dias|bonjour|merci|salut|tracker|assistant|team|everyone|much appreciated|i m fine|no problem|no worries)(?:\s+|$))+$/;
/** Beginnings of questions, and of the orders that only read. */
const ASKS: Record<Language, RegExp> = {
  en: /^(?:who|whom|whose|what|when|where|which|why|how|whats|whos|wheres|whens|hows|wen|gimme|is|are|am|was|were|do(?! away\b)|does|did|has|have (?:i|we|you|they|any|there)|had (?:i|we)|should|shall|may|might|can i|can we|can (?:an?|columns?|tasks?|notes?|people|stages?|reminders?) (?!\w+ be)|can (?:tracker|it|the app|someone|anyone)|could i|could we|would it|will (?:it|there|i|we|she|he|they)|isn t|aren t|don t (?:i|we)|didn t|doesn t|haven t|any(?:one|body|thing)?|remind me (?:who|what|when|where|which|how|why)|tell me|show|list|display|find|search|look up|look for|pull up|bring up|count|give me|summari[sz]e|sum up|name (?:me|all|every|everyone|the|\d+|\w+ people)|read (?:me|out)|split|break (?:the |my |our |them |it )?(?:\w+ )?down|group (?:my |our |the )?\w+ by|sort|rank|compare|(?:the )?difference between|let me (?:see|know (?:who|what|which|how|if|about))|i (?:want|would like|d like|need) to (?:know|see|hear|find)|do you|can you (?:tell|read (?:me|out|back)|show|list|find|search|look|count|give(?! (?!me |us |an? |the |some |any |my |our |details? |info |more |all of |.* s(?: |$))\w)|summari[sz]e|explain|help|see|do)|could you (?:tell|read (?:me|out|back)|show|list|find|search|look|count|give(?! (?!me |us |an? |the |some |any |my |our |details? |info |more |all of |.* s(?: |$))\w)|summari[sz]e|explain)|(?:would|will) you (?:tell|show|list|find|count|give(?! (?!me |us |an? |the |some |any |my |our |details? |info |more |all of |.* s(?: |$))\w)|summari[sz]e)|what s|who s|where s|when s|how s|explain|help)\b/,
  de: /^(?:wer|wen|wem|wessen|was|wann|wo|wohin|woher|welche[rsnm]?|warum|wieso|wie|ist|sind|hat|habe ich|haben wir|gibt es|kann ich|soll ich|zeige?|liste|finde|suche?|zahle|nenne?|sag mir|erzahle? (?:mir|uns|was|etwas)|gib mir (?:einen uberblick|eine ubersicht|alles)|fasse?|kannst du (?:mir )?(?:zeigen|sagen|finden|suchen))\b/,
  es: /^(?:quien|quienes|que|cuando|donde|cual|cuales|como|cuanto|cuanta|cuantos|cuantas|por que|hay|tengo|esta|es|son|muestra|muestrame|lista|busca|encuentra|dime|cuentame|hablame|resume|ensename|puedo|debo)\b/,
  fr: /^(?:qui|quoi|quand|ou|quel|quelle|quels|quelles|comment|combien|pourquoi|est ce que|qu est ce|y a t il|ai je|montre|affiche|liste|cherche|trouve|dis moi|parle moi|raconte moi|resume|puis je|dois je|a qui|de qui|chez qui)\b/,
};
/** How questions begin whatever the language of the rest is taken for: "mit wem", "in which", "à quelle". */
export const BEGINS_TO_ASK =
  /^(?:(?:(?:and|so|out) )*(?:of|from|among) (?:these|those|them|all of them|the (?:two|three|four|others?))(?: ones)? (?:who|whose|which|what|how many)|(?:with|to|for|from|in|at|of|by|since|on|under|about) (?:who|whom|whose|which|what|when)|(?:(?:mit|von|bei|an|fur|in|aus|seit|uber|auf|zu|nach) )?(?:wem|wen|wer|wessen|welche[rsnm]?|wann|wieviele?|wie viele?|wie (?:ist|sind|hoch|gross|alt|heisst|lautet)|was (?:ist|sind|hat|habe|muss|steht))|(?:(?:con|de|a|en|por|para|desde) )?(?:quien|quienes|cual|cuales|cuanto|cuanta|cuantos|cuantas)|(?:con|de|a|en|por|para|desde) (?:que|donde|cuando)|(?:(?:a|de|avec|chez|en|pour|depuis|dans) )?(?:qui|quel|quelle|quels|quelles|combien)|(?:a|de|avec|chez|en|pour|depuis|dans) quoi)\b/;
/** "Can you set …?" is a request, however it ends. */
const REQUEST =
  /^(?:(?:can|could|would|will) you|(?:kannst|konntest|wurdest) du|puedes|podrias|peux tu|tu peux|pourrais tu|tu pourrais|pouvez vous|vous pouvez)\b/;
const NOUN_QUESTION =
  /^(?:(?:overdue|open|upcoming|due|all|my|latest|last|recent|next|everyone|everybody)\s+)*(?:tasks|notes|posts|people|contacts|columns|to ?dos|reminders|(?<=(?:open|overdue|due|upcoming) )(?:things|items|points|stuff|matters)|post|note|task|overdue|everyone|everybody)(?: (?:for|about|on|of|from|due|this|next|today|tomorrow|in|at|with|without|i have|by|who|that|whose)\b.*| (?<=(?:tasks|notes|posts|people|contacts|reminders) )(?:between|before|after|until|till|since|during|over the|still|left|not|(?:created|added|made) (?:in|on|since|before|after|between|this|last|today|yesterday))\b.*)?$/;
const TASKS_OF_PEOPLE =
  /^(?:(?:all|my|open|overdue|the|upcoming|due|our) )*(?:tasks|to ?dos|reminders) (?:(?:due|of|for|with|about|on|this|next|today|tomorrow|week|month|year|open|overdue|that|are|have|to|do|concern|involve|and|which) )*(?:(?:the|all|my|our|any) )*(?:people|contacts|everyone|everybody|anyone)\b/;
/** People by what they have, with no word of changing it: "people over 50k that I have not met". */
const PEOPLE_ASKED =
  /^(?:all )?(?:people|contacts|everyone|everybody|anyone|anybody|folks|founders|persons)(?: (?:in|at|on|from|of|with|without|not|over|under|above|below|between|that|who|whose|which|i|we|more|less|by|like|outside|except|owned|added|posted|contacted)\b.*)$/;
/** Words with which someone is given something: then it may be a command. */
export const GIVES =
  /\b(?:gets?|goes|go to|should|must|becomes?|set|move|moves|put|now|to be|as|mark|assign|give|has to|have to|needs? to|will|into|please)\b/;
const FIELD =
  "(?:e ?mails?|meeting summar(?:y|ies)|(?:last|latest|newest) (?:notes?|posts?)|e ?mail address(?:es)?|stages?|status|owners?|compan(?:y|ies)|roles?|titles?|cit(?:y|ies)|locations?|industr(?:y|ies)|priorit(?:y|ies)|followers|linkedin|phone|phone number|number|birthday)";
/** Fields and names and nothing that they could be set to: "email of Nora and Ulla", "Nora's email and stage". */
const ASKS_FIELDS = new RegExp(
  `^(?!(?:set|clear|change|update|add|remove|delete|empty|edit|fix|correct|wipe|erase|blank|reset|put|rename|note|log|remind|check|ask|draft|write|send|fill|drop|unset|take|move|make|confirm|verify|please|lose|null|cut|kill)\\b)(?:(?:the )?${FIELD}(?:(?: and|,)? ${FIELD}){0,5} of (?!.*\\b(?:is|are|to|as|should)\\b)\\S+(?: \\S+){0,5}|\\S+(?: \\S+){0,2}? ?s (?:current )?${FIELD}(?: and ${FIELD})*(?: (?:please|pls|plz|thanks|now))*)$`,
);
/** "Everything you have on Ana". */
const EVERYTHING =
  /^(?:everything|anything|whatever|all)(?: (?:that )?(?:there is|(?:you|we|i) (?:have|know|ve got|got|ve noted|wrote)|known|noted|written|stored))?(?: so far)? (?:on|about) \S+(?: (?!is\b|are\b|was\b|has\b)\S+){0,3}$/;
/** Words that take back what was done. */
export const UNDO =
  /\b(?:undo|revert|take (?:that|it|this) back|roll (?:that|it) back|(?:put|bring|get) (?:it|that|them|those|him|her) back(?! (?:to|in|into|on|as)\b)|bring back (?:it|that|them)|restore (?:it|that|them)|cancel|scratch that|forget (?:that|it)|ruckgangig|nimm (?:das|es) zuruck|deshaz|deshazlo|deshacer|anulalo|revierte(?:lo)?|defais|annule|annulez|annuler|never ?mind)\b/;
const CORRECTS =
  /^(?:(?:no|nope|wrong|sorry|oops|whoops|wait|hm+|ah|argh|oh|actually|i mean|(?:my|a|that was (?:a|my)|it was (?:a|my)) (?:mistake|bad|fault)|mistake|ups|falsche (?:person|zeile)|mein fehler|persona equivocada|mauvaise personne|nein|perdon|non)\s+)*(?:undo|redo|revert|take (?:that|it|this) back|roll (?:that|it) back|(?:put|bring|get) (?:it|that|them|those|him|her) back(?! (?:to|in|into|on|as)\b)|bring back (?:it|that|them)|restore (?:it|that|them)|cancel (?:that|it|this|the last)|scratch that|forget (?:that|it)(?: (?:last|change)|$)|never ?mind that|do it again|wrong (?:person|one|date|day|week|month|year|value|number|amount|name|column|stage|task|field|contact)|not (?:that|this|her|him|them|the)\b|i meant?\b|(?:that|this|it) (?:was|is|s) (?:meant |supposed to be )?(?:for|about)\b|that (?:was|is|s) (?:wrong|not right|a mistake|the wrong)|make (?:it|that|this)\b|change (?:it|that|this) to\b|(?:the )?other one|i said\b|(?:it|that|this|the note) should (?:be|have been|say|read|have said)\b|i (?:forgot|missed|dropped) (?:a|one|the)\b|(?:that s a |small |sorry )?typo\b|should (?:be|have been)\b|(?:move|set|put|push) (?:it|that) (?:to|on|back)\b|ruckgangig|(?:mach|nimm) (?:das|es) (?:ruckgangig|zuruck)|deshaz|deshazlo|deshacer|anulalo|revierte(?:lo)?|annule(?:r|z)?(?: (?:ca|cela|le|la))?$|annule ca|annuler|defais)\b/;
const CONFIRMS =
  /^(?:yes|yep|yeah|y|sure|confirm(?:ed)?|go ahead|do it|no|nope|cancel|stop|never ?mind|ja|nein|si|oui|non|klar|vale|d accord)(?: (?:please|thanks|thank you|bitte|danke|por favor|gracias|merci|s il (?:te|vous) plait))*$/;

/** Whether someone says not to do something: then nothing is done. */
export const FORBIDS =
  /^(?:(?:please|but|and|no|oh|hey|wait|ok|okay)\s+)*(?:(?:do not|don t|dont|never(?! mind (?:the|about|my|his|her|their)\b)|no need to|you (?:should not|shouldn t|must not|mustn t|may not|cannot|can t|needn t|need not)|stop (?:adding|setting|moving|changing|reminding|deleting|removing|creating|trying)|i (?:would not|wouldn t|will not|won t|do not want|don t want|refuse|did not|didn t|am not|(?:have |ve )?never (?:said|say|told|tell|asked|ask|claimed|wanted|meant|wrote|mentioned|ordered|agreed|wished))|nobody (?:should|must|may|is to|has to|needs to)|neither|not(?! (?:(?:that|this) (?:one|task)|an? (?!(?:new )?(?:task|note|column|field|reminder|contact|person|founder|stage|status|question)\b)\S+ \S+|(?:sure|certain|convinced|impressed|much|bad|great|good|everyone|many|ideal) \S+)\b)|bitte nicht|nicht|no (?:anadas|cambies|pongas|borres)|ne)\b)(?! forget| let me forget)/;

const AGAIN_FOR =
  /^(?:(?:and|also|do|the|same note|same|this|that|it|for|with|on|about|to|too|as|well|likewise|ditto|add|thing|please|now|then|here|goes|auch|ebenso|genauso|mach|make|bitte|gleiche|selbe|lo|mismo|igual|haz|con|tambien|aussi|pareil|meme|chose|fais|et|by|of) ?)*$/;

/** With "the same", any of these is to do it again: "stick the same on Cathal". */
const VERBS =
  /\b(?:put|stick|pop|chuck|slap|stuff|log|copy|apply|repeat|write|jot|record|store|save|set|give|have|want|need|can|could|would|you|we|i|should|let s|one|down|goes|go|file|there|over|exact|exactly|just|same for|under|against|in|file)\b/g;

/** Whether a few words go on with the question before them: "and in Berlin", "only those in Lead". */
export const goesOnAsking = (text: string): boolean =>
  text.length < 60 &&
  /^(?:and|or|how about|what about|without|except|excluding|minus|only (?:those|the|these|who|in|with|at|from)|just (?:those|the|these|in|with)|und|nur|y|solo|et|seulement)\b/i.test(
    text,
  );

/** "Greta too", "the same for her": only names and words for "again". */
export function isAgainFor(text: string, tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ code }) => code !== "P" && code !== ",").map(({ code }) => code);
  return (
    tokens.some(({ code }) => code === "P") &&
    /\b(?:same|too|as well|likewise|ditto|also|auch|ebenso|genauso|(?:das )?(?:gleiche|selbe)|tambien|lo mismo|igual|aussi|pareil|(?:la )?meme chose)\b/.test(
      plainOf(text),
    ) &&
    (AGAIN_FOR.test(words.join(" ")) ||
      (/\bsame\b/.test(plainOf(text)) &&
        AGAIN_FOR.test(words.join(" ").replace(VERBS, " ").replace(/ +/g, " ").trim())))
  );
}

/** How someone begins who takes back what they said: "no, Greta", "actually Contacted". */
export const SECOND_THOUGHT =
  /^(?!no (?:answer|reply|response|luck|news|show|idea|interest|budget|decision|rush|hurry|pick ?up|voicemail|objections?|complaints?|problems?|money|time|changes?)\b)(?:(?:no|nope|sorry|oops|wait|actually|hm+|ah|oh|rather|nein|non)\b ?){1,3}\S+(?: \S+){0,5} ?$/;

export const plainOf = (text: string): string => plainWords(text.replace(/['’]/g, " ")).join(" ");

/** "Do-hyun", "So-yeon": the first half of a name is no word by itself. */
const HALF_OF_NAME = /^(\W*(?:an|are|do|had|has|how|is|may|so|was|wen|who|will))-(?=\p{L})/iu;
/** "Note on Jane: does she ship to Spain?": what a note says may be a question. */
const HANDS_NOTE =
  /^\W*(?:(?:please|pls|ok|and|also|can you|could you|bitte)\s+)*(?:(?:add|make|write|take|leave|put|save|create|keep|log|new)\s+)?(?:(?:an?|the|new|quick|another|short)\s+)*(?:notes?|memo|comments?|remarks?|notiz|nota)\s+(?:(?:on|for|about|to|with|re|under|zu|für|bei|über|sobre|para|de|sur|pour)\s+|(?=\p{Lu}))[^:?\n]{2,80}:\s*\S/iu;
const WRITES_DOWN =
  /^\W*(?:(?:please|pls|ok|and|also|can you|could you)\s+)*(?:write|put|jot|note|take)\s+down\s+(?:for|on|about|under)\s+[^:?\n]{2,80}:\s*\S/iu;
/** "Was in Turku on Friday.": where someone has been. */
const HAS_BEEN = /^(?:was|were) (?:(?:just|only|over|up|down|back|out) )*(?:in|at|near|with|on the (?:phone|line))\b/;

/** What a clause is before its grammar is tried: null for a command or a report, which only the grammar can tell. */
export function kindOf(
  given: string,
  language: Language,
): Exclude<ClauseKind, "command" | "report" | "out_of_scope"> | null {
  const text = given.replace(HALF_OF_NAME, "$1");
  const all = plainOf(text);
  if (SMALL_TALK.test(all)) return "small_talk";
  if (CONFIRMS.test(all)) return "confirmation";
  const words = withAskingWord(all.replace(POLITE, ""));
  if (CORRECTS.test(words)) return "correction";
  // "Look for planks needs a date": a task's title may begin as a question does.
  if (
    / (?:needs?|gets?|should (?:get|have)) (?:an? )?(?:new )?(?:due date|date|deadline)\b/.test(words) &&
    !/\?/.test(text)
  )
    return null;
  if (HANDS_NOTE.test(text) || WRITES_DOWN.test(text)) return null;
  if (HAS_BEEN.test(words) && !/\?/.test(text)) return null;
  if (ASKS[language].test(words) || ASKS.en.test(words) || BEGINS_TO_ASK.test(words))
    return /^(?:is|has|was|are) (?:done|called|from|at)\b/.test(words) ? null : "question";
  // An address may have one too: "?utm_source=".
  if (/[?？؟¿](?!\w+=)/u.test(text) && !REQUEST.test(words)) return "question";
  if (BRIEFS.test(words) || asksForOccasion(text)) return "question";
  if (EVERYTHING.test(words) && !/[:=\d]/.test(text)) return "question";
  if (ASKS_FIELDS.test(words) && !/[:=]|\d/.test(text)) return "question";
  if (PEOPLE_ASKED.test(words) && !GIVES.test(words) && !/[:=>]/.test(text) && words.split(" ").length < 16)
    return "question";
  if (TASKS_OF_PEOPLE.test(words) && !/[:=]/.test(text)) return "question";
  return NOUN_QUESTION.test(words) &&
    !/:| (?:should|must|has to|have to) /.test(text) &&
    words.split(" ").length < 9 &&
    !/^(?:note|task) (?:for|about|on|with|that|to)\b/.test(words)
    ? "question"
    : null;
}
