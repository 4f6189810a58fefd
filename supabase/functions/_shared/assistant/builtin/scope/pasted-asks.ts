import { SENTENCES } from "./sentences.ts";

const LEAD = "^\\W*(?:(?:please|pls|can you|could you|kindly|hey|ok|just|quickly)[\\s,]+)*";
const TEXT =
  "(?:e-?mails?|mails?|messages?|texts?|threads?|chats?|conversations?|transcripts?|articles?|letters?|paragraphs?|pages?|posts?|updates?|documents?|news)";
const THIS = `(?:this|that|these|it|the following|(?:this|the|that|my|his|her|their|the following|the below) (?:\\p{L}+ )?${TEXT}(?: below)?)`;
const HOW =
  "(?: (?:for me|for us|please|below|in (?:\\p{L}+ ){1,3}?(?:sentences?|lines?|words?|points?|bullets?|english|german|french|spanish)|(?:in)?to \\p{L}+|as \\p{L}+(?: \\p{L}+)?))*";
/** "Summarise this email: …", with the text behind it. */
const WITH_TEXT = new RegExp(
  `${LEAD}(?<act>summari[sz]e|sum up|tl;?dr|condense|shorten|translate|proof ?read|rewrite|rephrase|reword|paraphrase|polish|improve|explain|analy[sz]e|interpret|fact-?check|reply to|answer|respond to)(?: (?:me|us))?(?: ${THIS})?${HOW}\\s*(?::|\\n)\\s*(?=["“«]?\\p{L}[^]{24,})`,
  "iu",
);
const SUMS_UP = /^(?:sum|tl|condense|shorten|explain|analy|interpret)/iu;
const REPLIES = /^(?:reply|answer|respond)/iu;

export const NO_SUMMARY =
  "I can't sum up or explain a text that you paste: I follow rules, and no AI writes here. I can keep it as a note: put “note for” and a name before it.";
const NO_REPLY =
  "I can't answer a mail that you paste. I can draft an email to one of your people, for example “draft an email to Ana”, or keep the mail as a note.";

/** What is said where a text that is pasted behind the request is to be summed up, put into other words or answered; null for other messages. */
export function asksOfPasted(message: string): string | null {
  const act = message.length < 30 ? undefined : WITH_TEXT.exec(message)?.groups?.["act"];
  if (act === undefined) return null;
  return SUMS_UP.test(act) ? NO_SUMMARY : REPLIES.test(act) ? NO_REPLY : SENTENCES.general.en;
}
