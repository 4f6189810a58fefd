import { SENTENCES } from "./sentences.ts";

const LEAD = "^\\W*(?:(?:please|pls|can you|could you|kindly|hey|ok|just|quickly)[\\s,]+)*";
const TEXT =
  "(?:e-?mails?|mails?|messages?|texts?|threads?|chats?|conversations?|transcripts?|articles?|letters?|paragraphs?|pages?|posts?|updates?|documents?|news|bios?|profiles?|cvs?|headlines?|signatures?|comments?|repl(?:y|ies))";
const THIS = `(?:this|that|these|it|the following|(?:this|the|that|my|his|her|their|the following|the below) (?:\\p{L}+ )?${TEXT}(?: below)?)`;
const HOW =
  "(?: (?:for me|for us|please|below|in (?:\\p{L}+ ){1,3}?(?:sentences?|lines?|words?|points?|bullets?|english|german|french|spanish)|(?:in)?to \\p{L}+|as \\p{L}+(?: \\p{L}+)?))*";
/** "Summarise this email: …", with the text behind it. */
const WITH_TEXT = new RegExp(
  `${LEAD}(?:(?:from|out of|of|about|re|regarding|here(?:['’]s| is)|this is) [^,:\\n]{2,50}[,:]\\s*(?:(?:please|pls|can you|could you)\\s+)*)?(?<act>summari[sz]e|sum up|tl;?dr|condense|shorten|translate|proof ?read|rewrite|rephrase|reword|paraphrase|polish|improve|explain|analy[sz]e|interpret|fact-?check|reply to|answer|respond to)(?: (?:me|us))?(?: ${THIS})?${HOW}\\s*(?::|\\n)\\s*(?=["“«]?\\p{L}[^]{24,})`,
  "iu",
);
/** "Read this mail from Ana and tell me if she is angry: …". */
const READS_TEXT = new RegExp(
  `${LEAD}(?:read|look at|check|go through|have a look at|review|analy[sz]e|take)(?: through)? ${THIS}(?: (?:from|of|by) [^:\\n]{1,40}?)?(?: and |, ?(?:and )?| to )(?:please )?(?:tell|say|let (?:me|us) know|see|judge|explain|give|rate|guess|find out|check|sum|summari[sz]e|answer|reply|respond|what|how|whether|if|is|does)\\b[^:\\n]{0,80}(?::|\\n)\\s*(?=["“«'‘]?\\p{L}[^]{24,})`,
  "iu",
);
const ASKS = "(?:what|who|when|where|why|which|how|is|are|was|does|do|did|has|have|can|will)(?:['’]?s|['’]re)?";
const QUOTE = "[\"“«'‘]\\p{L}";
/** "Paste from a CV, what is her job?", with the text below. */
const ASKS_OF_TEXT = new RegExp(
  `^\\W*(?:paste|pasted|pasting|copied|forwarded|fwd|here(?:['’]s| is)|this is|(?:this|that|it|just) (?:just )?(?:came(?: in)?|arrived|landed)|got|received|from)\\b[^?\\n]{0,80}?[,.:;-]\\s*${ASKS}\\b[^?\\n]{3,80}\\?\\s*(?:\\n\\s*(?:[-–—=*_>#~|]{1,40}\\s*)?|(?=["“«]))(?=["“«'‘[]?\\p{L}[^]{24,})`,
  "iu",
);
/** "Dale forwarded: '…' When is he back?" */
const ASKED_BEHIND = new RegExp(
  `^[^:?\\n]{0,60}\\b(?:forwarded|pasted|sent|sends|writes|wrote|replied|says|mail|message|text|reply|auto-?reply)\\b[^:?\\n]{0,30}:\\s*(?=${QUOTE})(?:"[^"]{24,}"|“[^”]{24,}”|«[^»]{24,}»|'[^]{24,}'|‘[^\\n]{24,}’)[.,;]?[ \\t]*(?!.*\\b(?:i|we|me|us|my|our|stage|status|owner|company|role|e-?mail|location|priority|followers|tasks?|notes?|columns?|contact(?:ed)?|posts?)\\b)${ASKS}\\b[^?\\n]{2,80}\\?\\s*$`,
  "iu",
);
const IT = "(?:this|that|it|he|she|they|the (?:text|e-?mail|mail|message|sender|writer|thing))";
/** "Fwd from Ned, what's he on about?? -- '…'", "Someone sent me this, what does it want? >>> "…"": asked of what is quoted behind it. */
const ASKED_OF_QUOTE = new RegExp(
  `^(?:[^?\\n"“«]{0,80}[,.:;–-]\\s*)?(?:so |and |but |ok,? )?(?:(?:what|why|who)(?:['’]s| (?:does|do|is|are|did|was))\\s+${IT}\\b[^?:"“«\\n]{0,50}|(?:is|was) ${IT}\\b(?<real>[^?:"“«\\n]{0,50})|(?:should|can|shall) i (?:trust|believe|worry|answer|ignore|do|click)\\b[^?:"“«\\n]{0,40})\\s*[?:]{1,4}[\\s>–—*~|-]{0,12}(?=["“«'‘])["“«'‘][^]{20,}["”»'’][\\s<*~.]{0,8}$`,
  "iu",
);
/** "Pasting from the newsletter: … What's the news in one line?", "paste from a deck: "…" Is there a figure in that?": asked of what stands before it. */
const PASTED_THEN_ASKED = new RegExp(
  `^\\W*(?:paste[ds]?|pasting|copied|copying|copy-?paste[d]?|fwd?|forwarded|forwarding)\\b[^:?\\n]{0,60}:\\s*(?=\\S[^]{40,})[^]{40,}[.!?)\\]"”»'’]\\s+(?:so |and |ok,? )?(?!.*\\b(?:i|we|me|us|my|our|stage|status|owner|priority|tasks?|notes?|columns?)\\b)${ASKS}\\b(?=[^?\\n]{0,70}\\b(?:this|that|it|the (?:text|news|gist|point|message|mail|sender|writer|summary|upshot)|in (?:one|a|two|\\d) (?:lines?|sentences?|words?)|he|she|they)\\b)[^?\\n]{2,80}\\?\\s*$`,
  "iu",
);
/** A text to be summed up in German, Spanish or French. */
const READS_FOREIGN = new RegExp(
  `^\\W*(?:(?:bitte|kannst du|könntest du|por favor|puedes|podrías|s'il te plaît|peux-tu|peux tu)[\\s,]+)*(?<act>fass(?:e|t)?(?: (?:mir|uns))?(?: bitte)? [^:\\n]{0,60}\\bzusammen|(?:erkläre?|analysiere?|übersetze?|beantworte|korrigiere?|lies)(?: (?:mir|uns))?(?: bitte)? (?:diese[nmrs]?|die|den|das|folgende\\p{L}*) [^:\\n]{1,60}|(?:res[uú]me(?:me|nos)?|resumir|traduce|explica(?:me|nos)?|analiza|responde|contesta|corrige|lee)(?: a)? (?:este|esta|estos|estas|el|la|al) [^:\\n]{1,60}|(?:r[eé]sume[rz]?|traduis|traduisez|explique[rz]?|analyse[rz]?|réponds|répondez|corrige[rz]?|lis|lisez)(?:-(?:moi|nous))?(?: à)? (?:ce|cet|cette|ces|le|la|l'|au) ?[^:\\n]{1,60})\\s*(?::|\\n)\\s*(?=["“«'‘]?\\p{L}[^]{14,})`,
  "iu",
);
const SUMS_UP = /^(?:sum|tl|condense|shorten|explain|analy|interpret)/iu;
const REPLIES = /^(?:reply|answer|respond)/iu;

export const NO_SUMMARY =
  "I can't sum up or explain a text that you paste, or answer questions about it: I follow rules, and no AI writes here. I can keep it as a note: put “note for” and a name before it.";
const NO_REPLY =
  "I can't answer a mail that you paste. I can draft an email to one of your people, for example “draft an email to Ana”, or keep the mail as a note.";

const IN_LANGUAGES = [
  [
    /^\W*(?:bitte|kannst|könntest|fass|erklär|analysier|übersetz|beantworte|korrigier|lies)/iu,
    "Einen Text, den du einfügst, kann ich nicht zusammenfassen, erklären oder beantworten: ich folge Regeln, und hier schreibt keine KI. Ich kann ihn als Notiz behalten: „Notiz für“ und ein Name davor.",
  ],
  [
    /^\W*(?:s'il|peux|r[eé]sum(?:er|ez|e (?:ce|cet|cette|ces|le|la|l')|e-)|tradui[st]|explique|analyse|réponde?|corrige(?:z|r)? (?:ce|le)|lis)/iu,
    "Je ne peux ni résumer, ni expliquer un texte que vous collez, ni y répondre : je suis des règles, aucune IA n’écrit ici. Je peux le garder comme note : « note pour » et un nom devant.",
  ],
  [
    /^/u,
    "No puedo resumir ni explicar ni contestar un texto que pegas: sigo reglas y aquí no escribe ninguna IA. Puedo guardarlo como nota: pon «nota para» y un nombre delante.",
  ],
] as const;

const foreignAnswer = (message: string): string | null =>
  READS_FOREIGN.test(message) ? (IN_LANGUAGES.find(([begins]) => begins.test(message))?.[1] ?? null) : null;

/** A mail above, and "is this real?" below it. */
const IS_IT_REAL =
  /^[^]{40,}\n\s*(?:(?:hm+|so|ok|hey)[\s,]+)*(?:is|was|could)\s+(?:this|that|it)\s+(?:be\s+)?(?:for\s+)?(?:an?\s+)?(?:real|legit(?:imate)?|true|genuine|scam|spam|phishing|phish|hoax|fake|safe|serious|from\s+you|official)(?:\s+(?:mail|message|one))?[\s?.!]*$/iu;
export const NOT_FROM_HERE =
  "I can't tell who wrote that, and I change nothing because a text that you paste asks for it. Tracker asks nobody to change addresses or to send passwords.";
const asksOfIt = (message: string) =>
  READS_TEXT.test(message) ||
  ASKS_OF_TEXT.test(message) ||
  ASKED_BEHIND.test(message) ||
  PASTED_THEN_ASKED.test(message);

/** What is said where a text that is pasted behind the request is to be summed up, put into other words or answered; null for other messages. */
export function asksOfPasted(message: string): string | null {
  if (message.length < 30) return null;
  if (IS_IT_REAL.test(message)) return NOT_FROM_HERE;
  const quoted = ASKED_OF_QUOTE.exec(message);
  if (quoted) return quoted.groups?.["real"] === undefined ? NO_SUMMARY : NOT_FROM_HERE;
  const act = WITH_TEXT.exec(message)?.groups?.["act"];
  if (act === undefined) return foreignAnswer(message) ?? (asksOfIt(message) ? NO_SUMMARY : null);
  return SUMS_UP.test(act) ? NO_SUMMARY : REPLIES.test(act) ? NO_REPLY : SENTENCES.general.en;
}
