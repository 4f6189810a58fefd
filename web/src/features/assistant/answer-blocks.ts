/** A part of an answer: Markdown, or a table that Markdown proper does not know. */
export type AnswerBlock =
  | { kind: "text"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  // Drawn as it is written.
  | { kind: "plain"; text: string };

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** Lists and quotes so deep in each other, or so many marks of emphasis, are no answer, and take the Markdown reader seconds. */
const DEEP = /^[ \t]{0,20}(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]{1,20}){12}/m;
const EMPHASIS_AT_MOST = 1_000;

const isTangled = (answer: string) => DEEP.test(answer) || (answer.match(/[*_]+/g)?.length ?? 0) > EMPHASIS_AT_MOST;

const IS_LISTED = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
/** A line at the margin below a list is none of its words, as Markdown would have it: a blank line ends the list. */
const endsList = (before: string | undefined, line: string) =>
  before !== undefined && IS_LISTED.test(before) && /^\S/.test(line) && !IS_LISTED.test(line);

/** Finds the pipe tables of an answer: a row, a rule beneath it, and what rows follow; nothing inside of code. */
export function answerBlocks(answer: string): AnswerBlock[] {
  if (isTangled(answer)) return [{ kind: "plain", text: answer }];
  const blocks: AnswerBlock[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.join("").trim() !== "") blocks.push({ kind: "text", text: text.join("\n") });
    text = [];
  };
  const lines = answer.split("\n");
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || !ROW.test(line) || !RULE.test(lines[at + 1] ?? "")) {
      if (!isCode && endsList(text.at(-1), line)) text.push("");
      text.push(line);
      continue;
    }
    flush();
    const rows: string[][] = [];
    at += 2;
    for (; ROW.test(lines[at] ?? ""); at += 1) rows.push(cellsOf(lines[at] ?? ""));
    at -= 1;
    blocks.push({ kind: "table", head: cellsOf(line), rows });
  }
  flush();
  return blocks;
}
