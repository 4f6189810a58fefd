import { type HostedProject, NotChecked } from "./hosted-project.ts";

/** What is missing, and the command or the step that mends it. */
export interface Fault {
  why: string;
  fix: string;
}

export interface Check {
  title: string;
  /** Null when all is well. Throws NotChecked for what it cannot read. */
  find(project: HostedProject): Promise<Fault | null> | Fault | null;
}

export type Result = { title: string } & (
  { state: "ok" } | ({ state: "missing" } & Fault) | { state: "not checked"; why: string }
);

async function run({ title, find }: Check, project: HostedProject): Promise<Result> {
  try {
    const fault = await find(project);
    return fault ? { title, state: "missing", ...fault } : { title, state: "ok" };
  } catch (error) {
    if (error instanceof NotChecked) return { title, state: "not checked", why: error.message };
    // What a parser or a server says may quote a secret; the kind of the error does not.
    return { title, state: "not checked", why: `it failed (${error instanceof Error ? error.name : "unknown"}).` };
  }
}

/** Runs every check, all at once; the results come in the order of the checks. */
export function runChecks(checks: Check[], project: HostedProject): Promise<Result[]> {
  return Promise.all(checks.map((check) => run(check, project)));
}

/** The report as it is printed, and whether anything is missing. */
export function report(results: Result[]): { text: string; isMissing: boolean } {
  const lines = results.map((result) => {
    if (result.state === "ok") return `ok           ${result.title}`;
    if (result.state === "not checked") return `not checked  ${result.title}: ${result.why}`;
    return `missing      ${result.title}: ${result.why}\n             ${result.fix.replaceAll("\n", "\n             ")}`;
  });
  const count = (state: Result["state"]) => results.filter((result) => result.state === state).length;
  const summary = `${count("ok")} ok, ${count("missing")} missing, ${count("not checked")} not checked.`;
  return { text: [...lines, "", summary].join("\n"), isMissing: count("missing") > 0 };
}
