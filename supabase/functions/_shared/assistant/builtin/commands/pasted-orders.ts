import { plainWords, stem } from "../../words.ts";
import { isAkin } from "../vocabulary/akin.ts";
import type { OwnColumn } from "../reading.ts";

const NAME = String.raw`\p{L}[\p{L}\p{M}'’-]*?(?:\s+\p{L}[\p{L}\p{M}'’-]*?){0,3}`;
const POLITE = String.raw`(?:(?:please|pls|can you|could you|ok|okay|hey|hi|so|and)[\s,]+)*`;
const KEEPS = "(?:put|save|store|keep|add|log|file|write|paste|record|drop|copy|stick)";
const THIS = "(?:it|this|that|them|these|those|the following|everything|all of (?:it|this|that))";
const WHOSE = String.raw`(?:(?:her|his|their|the)|(?<own>${NAME})['’]s?)`;
const SUMMARIES = "(?:meeting summar(?:y|ies)|summar(?:y|ies) of (?:the |our )?meetings?)";
const END = String.raw`(?:\s+(?:please|pls|too|for me))*\s*[:.!]*\s*$`;

/** "Minutes of the call with Ana, put them in her meeting summaries". */
const TO_SUMMARIES = new RegExp(
  String.raw`^(?<head>[^\n]*?)(?:^|[,;.:–-]\s*|\s)${POLITE}${KEEPS}\s+(?:${THIS}\s+)?(?:down\s+)?(?:in|into|under|to|as|among|with)\s+(?:${WHOSE}\s+)?${SUMMARIES}(?:\s+(?:of|for|on|with)\s+(?<of>${NAME}))?${END}`,
  "iu",
);
/** "Chat with Ana, put it in her notes". */
const TO_NOTES = new RegExp(
  String.raw`^(?<head>[^\n]*?\S)[,;.–-]\s*${POLITE}${KEEPS}\s+${THIS}\s+(?:down\s+)?(?:in|into|under|to|on|among|with)\s+${WHOSE}\s+(?:notes?|page|record|file)${END}`,
  "iu",
);
const WITH = new RegExp(
  String.raw`(?:with|from|by|of|for|to)\s+(?:my\s+|our\s+)?(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*){0,3})`,
  "u",
);

/** "Take Ana's new email and role from this mail". */
const FROM_MAIL = new RegExp(
  String.raw`^${POLITE}(?:take|get|copy|pull|read|use|update|change|fix|correct|set)\s+(?:(?<who>${NAME})['’]s?\s+)(?:new\s+|current\s+)?(?<fields>(?:e-?mail|mail|address|role|title|job|position)(?:\s+address)?(?:(?:\s*,\s*|\s+and\s+|\s*&\s*)(?:new\s+)?(?:e-?mail|mail|address|role|title|job|position))*)[\s,]+(?:from|as in|out of|see|as per|based on)\s+(?:this|the|that|her|his|their)\s+(?:mail|e-?mail|message|text|chat|signature|note)(?:\s+below)?${END}`,
  "iu",
);
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const ROLE =
  /(?<![\p{L}])(?:I(?:['’]m| am| have become| became| start as| work as)|as|[Mm]y new (?:role|job|title) is)\s+(?:now\s+)?(?:the\s+|an?\s+)?(?:new\s+)?(?<role>\p{L}[\p{L}&/ -]{1,40}?)(?=\s+(?:of|at|for|in|here|and|from|with)(?![\p{L}])|[,.;!\n])/u;

/** "The mail below is spam, store nothing of it. Is the sender in my list?" */
const IS_SENDER_KNOWN =
  /(?:is|do i (?:know|have))\s+(?:the\s+|that\s+|this\s+)?(?:sender|writer|author|person who (?:sent|wrote) (?:it|this))(?:\s+(?:someone|one))?(?:\s+(?:in|on|among|of)\s+my\s+(?:list|people|contacts|network))?\s*\?/iu;
const STORES_NOTHING =
  /(?<![\p{L}])(?:store|save|keep|change|do|add)\s+nothing|(?:do not|don['’]?t)\s+(?:store|save|keep|change|add)/iu;
const SENDER = /^\s*(?:from|von|de)\s*:\s*"?(?<name>\p{L}[^<"\n,]{1,60}?)"?\s*(?:<|\n|$)/imu;

/** "Correct Ana's opening date, see chat". */
const FIELD_OF_CHAT = new RegExp(
  String.raw`^${POLITE}(?:correct|fix|update|change|set|adjust)\s+(?:(?<who>${NAME})['’]s?|(?:the\s+)?(?<label2>[\p{L} ]{3,30}?)\s+of\s+(?<who2>${NAME}))(?:\s+(?<label>[\p{L} ]{3,30}?))?[\s,:;–-]+(?:see|from|as in|as per|per|according to|it['’]?s in|based on)\s+(?:the\s+|this\s+|our\s+|her\s+|his\s+)?(?:chat|mail|e-?mail|message|text|thread|below)(?:\s+below)?${END}`,
  "iu",
);
/** "Not on the 5th": what is so no longer. */
const NOT_THEN = /[,;]?\s*(?:and\s+|but\s+)?(?:not|instead of|rather than|no longer)\s+[^,.;!?\n]*/giu;
const STAMP = /^\s*\[[^\]\n]{3,30}\]\s*/u;
const WHEN =
  /(?<![\p{L}\d])(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:\s+\d{4})?|\d{4}-\d{2}-\d{2}|(?<![\p{L}])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?/giu;

const inQuotes = (body: string): string =>
  `“${body
    .replace(/[“”"]/gu, "’")
    .replace(/\s*\n\s*/gu, " ")
    .trim()}”`;

/** A first line that says what is to be done with the lines below it, and these lines, as one order; other messages as they are. */
export function withPastedOrders(message: string): string {
  const at = message.indexOf("\n");
  if (at < 0) return message;
  const [head, body] = [message.slice(0, at).trim(), message.slice(at).trim()];
  if (body === "" || head.length > 200) return message;
  const sums = TO_SUMMARIES.exec(head)?.groups;
  const summed = sums && (sums["own"] ?? sums["of"] ?? WITH.exec(sums["head"] ?? "")?.groups?.["who"]);
  if (summed !== undefined) return `add to the meeting summaries of ${summed}: ${inQuotes(body)}`;
  const notes = TO_NOTES.exec(head)?.groups;
  const noted = notes && (notes["own"] ?? WITH.exec(notes["head"] ?? "")?.groups?.["who"]);
  if (noted !== undefined)
    return `note for ${noted}:\n${body
      .split("\n")
      .map((line) => line.replace(STAMP, ""))
      .join("\n")}`;
  const mail = FROM_MAIL.exec(head)?.groups;
  if (mail) return fromMail(mail["who"] ?? "", mail["fields"] ?? "", body) ?? message;
  const sender =
    IS_SENDER_KNOWN.test(head) && STORES_NOTHING.test(head) ? SENDER.exec(body)?.groups?.["name"] : undefined;
  if (sender !== undefined) return `is ${sender.trim()} in my list?`;
  const field = FIELD_OF_CHAT.exec(head)?.groups;
  const days = [
    ...body
      .split("\n")
      .map((line) => line.replace(STAMP, ""))
      .join("\n")
      .replace(NOT_THEN, " ")
      .matchAll(WHEN),
  ];
  const [day, another] = days.map(([words]) => words);
  const [who, label] = [field?.["who"] ?? field?.["who2"], field?.["label"] ?? field?.["label2"]];
  if (who !== undefined && label !== undefined && day !== undefined && another === undefined)
    return `set the ${label} of ${who} to ${day}`;
  return message;
}

function fromMail(who: string, fields: string, body: string): string | null {
  const [address, another] = [...new Set([...body.matchAll(ADDRESS)].map(([one]) => one))];
  const wantsMail = /mail|address/iu.test(fields);
  const wantsRole = /role|title|job|position/iu.test(fields);
  const role = ROLE.exec(body)?.groups?.["role"];
  if ((wantsMail && (address === undefined || another !== undefined)) || (wantsRole && role === undefined)) return null;
  const orders = [
    wantsMail ? `the email of ${who} to ${address ?? ""}` : "",
    wantsRole ? `${wantsMail ? "her" : `the`} role${wantsMail ? "" : ` of ${who}`} to ${role ?? ""}` : "",
  ];
  return `set ${orders.filter((words) => words !== "").join(" and ")}`;
}

/** "The opening date of Ana" of a column "Opens on": the name of the column. */
export function withDayColumns(message: string, columns: readonly OwnColumn[]): string {
  const labels = columns.filter(({ type }) => type === "date").map(({ label }) => label);
  return message.replace(
    /(?<![\p{L}])(?<word>\p{L}{4,})\s+(?:date|day)(?=\s+(?:of|for|to|is)(?![\p{L}])|[\s,.]*$)/giu,
    (all: string, ...given: unknown[]) => {
      const word = String((given.at(-1) as Record<string, string>)["word"]).toLowerCase();
      const own = labels.filter((label) =>
        plainWords(label).some((one) => one.length > 3 && (isAkin(one, word) || stem(one) === stem(word))),
      );
      const [only, another] = own;
      return only === undefined || another !== undefined || all.toLowerCase() === only.toLowerCase() ? all : only;
    },
  );
}
