import { type HostedProject, NotChecked } from "./hosted-project.ts";

/** What is missing, and the command or the step that mends it. */
export interface Fault {
  why: string;
  fix: string;
}

export interface Check {
  title: string;
  /** Whether it looks at this folder only, and says nothing about the project. */
  isLocal?: boolean;
  /** Null when all is well. Throws NotChecked for what it cannot read. */
  find(project: HostedProject): Promise<Fault | null> | Fault | null;
}

export type Result = { title: string; isLocal: boolean } & (
  { state: "ok" } | ({ state: "missing" } & Fault) | { state: "not checked"; why: string }
);

async function run({ title, isLocal = false, find }: Check, project: HostedProject): Promise<Result> {
  try {
    const fault = await find(project);
    return fault ? { title, isLocal, state: "missing", ...fault } : { title, isLocal, state: "ok" };
  } catch (error) {
    const why =
      // What a parser or a server says may quote a secret; the kind of the error does not.
      error instanceof NotChecked ? error.message : `it failed (${error instanceof Error ? error.name : "unknown"}).`;
    return { title, isLocal, state: "not checked", why };
  }
}

/** Runs every check, all at once; the results come in the order of the checks. */
export function runChecks(checks: Check[], project: HostedProject): Promise<Result[]> {
  return Promise.all(checks.map((check) => run(check, project)));
}

const MARGIN = " ".repeat(13);
const WIDTH = 110;
const indented = (text: string) => text.replaceAll("\n", `\n${MARGIN}`);

/** Titles one after the other, in lines of the report's width. */
function wrapped(titles: string[]): string {
  const lines: string[] = [];
  for (const title of titles) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}; ${title}`.length <= WIDTH) lines[lines.length - 1] = `${last}; ${title}`;
    else lines.push(title);
  }
  return lines.join(";\n");
}

/** What was not checked: each reason once, with the titles that it holds for. */
function notChecked(results: Result[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const result of results)
    if (result.state === "not checked") byReason.set(result.why, [...(byReason.get(result.why) ?? []), result.title]);
  return [...byReason].map(([why, titles]) =>
    titles.length === 1
      ? `not checked  ${titles.join()}: ${indented(why)}`
      : `not checked  ${titles.length} things: ${why}\n${MARGIN}${indented(wrapped(titles))}`,
  );
}

/** What the report leaves open about the project; null when every check could look. */
function unseen(results: Result[]): string | null {
  if (results.every(({ state }) => state !== "not checked")) return null;
  const ofProject = results.filter(({ isLocal }) => !isLocal);
  return ofProject.every(({ state }) => state === "not checked")
    ? "Nothing of the project was seen: this says nothing about it."
    : "Part of the project was not seen: it may still lack something there.";
}

/** The report as it is printed, and the exit code: 2 when something was not checked, else 1 when something is missing, else 0. */
export function report(results: Result[]): { text: string; code: 0 | 1 | 2 } {
  const lines = results.flatMap((result) => {
    if (result.state === "ok") return [`ok           ${result.title}`];
    if (result.state === "missing")
      return [`missing      ${result.title}: ${result.why}\n${MARGIN}${indented(result.fix)}`];
    return [];
  });
  const count = (state: Result["state"]) => results.filter((result) => result.state === state).length;
  const summary = `${count("ok")} ok, ${count("missing")} missing, ${count("not checked")} not checked.`;
  const open = unseen(results);
  return {
    text: [...lines, ...notChecked(results), "", summary, ...(open === null ? [] : [open])].join("\n"),
    code: open !== null ? 2 : count("missing") > 0 ? 1 : 0,
  };
}
