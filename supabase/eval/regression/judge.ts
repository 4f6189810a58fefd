import type { BatchItem } from "./batches.ts";
import { type ExpectedRow, fitOf, readRow } from "./expected-rows.ts";
import { factText, holdsFact } from "./facts.ts";
import type { Change } from "./stored-rows.ts";

/** By what is stored and said afterwards: from what the user wanted to the worst. */
export const VERDICTS = ["met", "asked", "nothing", "false answer", "wrong card", "wrong write"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What came of a conversation. */
export interface Outcome {
  replies: string[];
  /** Whether the last reply only offers to keep what was told as a note. */
  offersNote: boolean;
  /** What differed before the cards that were still open at the end were confirmed, and after. */
  before: Change[];
  after: Change[];
}

export interface Judgement {
  verdict: Verdict;
  /** Why it is not met, for the reader of the list. */
  why: string;
}

/** Compares what came with what should have come. `everyone` are the names of the world's people. */
export function judge(item: BatchItem, outcome: Outcome, everyone: readonly string[]): Judgement {
  const { replies, before, after } = outcome;
  const sets = [item.writes ?? [], ...(item.or ?? [])].map((lines) => lines.map(readRow));
  const fits = sets.map((rows) => ({ rows, ...compare(rows, after) }));
  const [best] = fits.sort(
    (one, other) => one.extra.length - other.extra.length || one.missing.length - other.missing.length,
  );
  if (!best) return { verdict: "met", why: "" };
  const told = () =>
    `${[...best.missing.map((each) => `no ${each}`), ...best.extra].join("; ")} — ${replies.at(-1)?.slice(0, 200) ?? ""}`;
  if (best.extra.length > 0) {
    // What may be offered may not be done.
    const asked = best.rows.filter(({ isOptional }) => !isOptional);
    return { verdict: compare(asked, before).extra.length > 0 ? "wrong write" : "wrong card", why: told() };
  }
  const optional = best.rows.filter(({ isOptional }) => !isOptional);
  const atOnce = best.rows.length === optional.length ? [] : compare(optional, before).extra;
  if (atOnce.length > 0) return { verdict: "wrong write", why: `${atOnce.join("; ")} at once` };
  const { missing, wrong } = factsOf(item, replies, everyone);
  if (wrong.length > 0)
    return { verdict: "false answer", why: `said ${wrong.join(", ")} — ${replies.at(-1)?.slice(0, 300) ?? ""}` };
  best.missing.push(...missing);
  if (best.missing.length === 0) return { verdict: "met", why: "" };
  return { verdict: isAsking(outcome) ? "asked" : "nothing", why: told() };
}

/** Whether the last reply asks something; what a list in it says is an example, and a note that is offered is no answer. */
function isAsking({ replies, offersNote }: Outcome): boolean {
  const lines = (replies.at(-1) ?? "").split("\n").filter((line) => !line.startsWith("- "));
  return lines.join("\n").split("?").length - 1 > (offersNote ? 1 : 0);
}

/** Gives each row the change that fits it best; what is left of either is missing or extra. */
function compare(rows: readonly ExpectedRow[], changes: readonly Change[]): { missing: string[]; extra: string[] } {
  const left = [...changes];
  const missing: string[] = [];
  const extra: string[] = [];
  for (const row of [...rows].sort((one, other) => Number(one.isOptional) - Number(other.isOptional))) {
    const fits = left.flatMap((change) => {
      const fit = fitOf(row, change);
      return fit ? [{ change, ...fit }] : [];
    });
    const weight = (fit: (typeof fits)[number]) => fit.extra.length * 2 + fit.missing.length;
    const [best] = fits.sort((one, other) => weight(one) - weight(other));
    if (best) {
      left.splice(left.indexOf(best.change), 1);
      extra.push(...best.extra.map((each) => `${best.change.subject}: ${each}`));
      if (row.isGone) missing.push(`end of ${row.op} ${row.kind} ${best.change.subject}`);
      else if (!row.isOptional) missing.push(...best.missing.map((each) => `${best.change.subject}: ${each}`));
    } else if (!row.isOptional && !row.isGone) missing.push(`${row.op} ${row.kind} ${row.subjects[0] ?? ""}`);
  }
  extra.push(...left.map(({ op, kind, subject, fields }) => `${op} ${kind} ${subject} ${JSON.stringify(fields)}`));
  return { missing, extra };
}

const AT = /^@(?<turn>\d) (?<fact>.+)$/;

function factsOf(
  item: BatchItem,
  replies: readonly string[],
  everyone: readonly string[],
): { missing: string[]; wrong: string[] } {
  const texts = replies.map(factText);
  const last = texts.at(-1) ?? "";
  const isSaid = (line: string) => {
    const at = AT.exec(line)?.groups;
    return at ? holdsFact(texts[Number(at["turn"]) - 1] ?? "", at["fact"] ?? "") : holdsFact(last, line);
  };
  const missing = (item.says ?? []).filter((fact) => !isSaid(fact));
  const wrong = (item.never ?? []).filter((fact) => holdsFact(last, fact));
  const names = item.names ?? [];
  missing.push(...names.filter((name) => !name.endsWith("?") && !holdsFact(last, name)));
  if (item.names)
    wrong.push(
      ...everyone.filter(
        (name) => !names.includes(name) && !names.includes(`${name}?`) && holdsFact(last, `[${name}]`),
      ),
    );
  return { missing, wrong };
}
