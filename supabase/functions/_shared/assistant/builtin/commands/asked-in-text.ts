import { sentenceCase } from "../wording.ts";

const LEAD =
  /^(?:(?:please|pls|can you|could you|ok|hey)[\s,]+)*(?:make|turn|create|add|give me|put|set up|pull|take)\b[^\n:"“„«]{0,60}?\b(?:tasks?|to-?dos?|reminders?)\b[^\n:"“„«]{0,80}$/iu;
const WHO_ASKS =
  /\b(?:what|whatever|everything|all)(?: that)? (?<who>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?) (?:asks?|asked|wants?|wanted|needs?|says?|said|writes?|wrote)\b/iu;
/** The text is meant, and no title: "of what Ana asks", "this mail into tasks", "from her message". */
const OF_TEXT =
  /\b(?:what|whatever|everything)\s\p{L}|\b(?:this|that|the|her|his|their|following)(?: \p{L}+)? (?:e?-?mail|message|text|chat|letter|sms)\b|^(?:\S+ )*turn (?:this|that|it|these) into\b/iu;
const ASKS =
  /(?:^|[\s,])(?:(?:could|can|would|will) you|please|pls|don['’]?t forget to|remember to|kindly)\s+(?:(?:please|also|maybe|perhaps|possibly|just|kindly)\s+)*(?<act>\p{L}[^?!.]{3,120})/iu;
const GOES_ON = /^(?:and|also|plus|oh and|then)\s+(?:also\s+)?(?<what>(?:the|a|an|some|our|my|\d)\b[^?!.]{2,120})/iu;
/** "Send me the rings … and the invoice": the verb stays. */
const TAKES_ANYTHING =
  /^(?:send|bring|give|get|order|e?-?mail|ship|share|forward|post|print|buy|check|prepare|make|show|return)(?: me| us)?(?![\p{L}])/iu;
const CLOSES = /[\s,]+(?:ta|thanks|thank you|thx|cheers|please|pls|if you can|if possible|best|xx?)[\s,!.x]*$/iu;

const ONE_TASK =
  /^(?:(?:please|pls|can you|could you|ok|hey)[\s,]+)*(?:make|turn|create|add)\s+(?:me\s+)?(?:(?:this|that|it)\s+(?:in)?to\s+)?an?\s+(?:new\s+)?(?:task|to-?do|reminder)(?:\s+(?:(?:out\s+)?of|from|for)\s+(?:it|this|that|the (?:above|mail|e-?mail|message|chat)))?[\s.!:]*$/iu;
const SPOKEN_LINE = /^\s*(?:\[(?=[^\]]*\d)[^\]\n]{4,30}\]\s*)?(?<who>\p{Lu}[^:\n\d]{1,40}):\s+(?<said>.+)$/u;
const SIGNED = /(?:^|,\s*)(?<who>\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?)[\s.!]*$/u;
const MYSELF = /^(?:me|i|you|ich|yo|moi)$/iu;

/** The request and the text are paragraphs of their own; below the lines of a chat, or above them, it is one line. */
function paragraphsOf(message: string): string[] {
  const paragraphs = message.split(/\n[ \t]*\n/u);
  const lines = message.split("\n");
  if (paragraphs.length > 1 || lines.length < 2) return paragraphs;
  const isQuoted = (line: string) => SPOKEN_LINE.test(line) || /^\s*>/u.test(line);
  const [first = "", last = ""] = [lines[0], lines.at(-1)];
  if (ONE_TASK.test(last.trim()) && lines.slice(0, -1).some(isQuoted)) return [lines.slice(0, -1).join("\n"), last];
  return ONE_TASK.test(first.trim()) && lines.slice(1).some(isQuoted) ? [first, lines.slice(1).join("\n")] : paragraphs;
}

/** A chat or a mail with "make a task out of this" below or above it: one task for the one who asks, in the words of what is asked; null for others. */
function oneAskedTask(message: string): string | null {
  const paragraphs = paragraphsOf(message.trim());
  const isLast = ONE_TASK.test(paragraphs.at(-1)?.trim() ?? "");
  if (paragraphs.length < 2 || (!isLast && !ONE_TASK.test(paragraphs[0]?.trim() ?? ""))) return null;
  const lines = (isLast ? paragraphs.slice(0, -1) : paragraphs.slice(1))
    .flatMap((paragraph) => paragraph.split("\n"))
    .map((line) => line.replace(/^\s*>+\s?/u, "").trim())
    .filter((line) => line !== "");
  const asked = lines.flatMap((line) => {
    const { who = "", said = line } = SPOKEN_LINE.exec(line)?.groups ?? {};
    const acts = said.split(/(?<=[.!?])\s+/u).flatMap((sentence) => ASKS.exec(sentence)?.groups?.["act"] ?? []);
    return MYSELF.test(who)
      ? []
      : acts.map((act) => ({ who, act: act.split(/,\s/u)[0]?.replace(CLOSES, "").trim() ?? "" }));
  });
  const [only, another] = asked;
  if (!only || another || only.act === "") return null;
  const who = only.who === "" ? (SIGNED.exec(lines.at(-1) ?? "")?.groups?.["who"] ?? "") : only.who;
  return `tasks${who === "" ? "" : ` for ${who}`}:\n- ${only.act}`;
}

/** "Make tasks of what Ana asks:" and her text, as a list of what it asks for; other messages as they are. */
export function withAskedTasks(message: string): string {
  const one = oneAskedTask(message);
  if (one !== null) return one;
  const at = message.indexOf(":");
  const lead = at < 0 ? "" : message.slice(0, at).trim();
  if (!LEAD.test(lead) || !OF_TEXT.test(lead)) return message;
  const text = message
    .slice(at + 1)
    .replace(/["“”„«»]/gu, " ")
    .trim();
  if (/^(?:[-*•]|\d+[.)])\s/mu.test(text)) return message;
  const said = WHO_ASKS.exec(lead)?.groups?.["who"] ?? "";
  const who = /^(?:she|he|they|it|we|i|you)$/iu.test(said) || said === "" ? "" : sentenceCase(said);
  const acts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/u)) {
    const own = ASKS.exec(sentence)?.groups?.["act"];
    const more = own === undefined ? GOES_ON.exec(sentence.trim())?.groups?.["what"] : undefined;
    const verb = TAKES_ANYTHING.exec(acts.at(-1) ?? "")?.[0];
    if (own !== undefined) acts.push(own.replace(CLOSES, ""));
    else if (more !== undefined && verb !== undefined) acts.push(`${verb} ${more.replace(CLOSES, "")}`);
  }
  if (acts.length === 0) return message;
  const forWhom = (act: string) =>
    act
      .replace(/\b(?:me|us)\b/iu, who)
      .replace(/\bmy\b/giu, who === "" ? "their" : `${who}'s`)
      .replace(/\s+/gu, " ")
      .trim();
  return `tasks${who === "" ? "" : ` for ${who}`}:\n${acts.map((act) => `- ${forWhom(act)}`).join("\n")}`;
}
