import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What processes hold in memory that is theirs alone, in MiB, by their program. */
export type Memory = Map<string, number>;

interface ProcessLine {
  pid: number;
  parent: number;
  mebibytes: number;
  program: string;
}

function processes(): ProcessLine[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid = "", parent = "", kibibytes = "", ...args] = line.trim().split(/\s+/);
    const own = anonymousKibibytes(pid) ?? Number(kibibytes);
    return { pid: Number(pid), parent: Number(parent), mebibytes: own / 1024, program: nameOf(args) };
  });
}

/**
 * Without what is shared, where Linux tells it: a backend's resident memory grows by every page of Postgres' common buffers that it
 * meets for the first time, and eight backends would count that page eight times (proc_pid_status(5)).
 */
function anonymousKibibytes(pid: string): number | null {
  try {
    const [, kibibytes] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kibibytes === undefined ? null : Number(kibibytes);
  } catch {
    return null;
  }
}

/** What the memory is counted under: Postgres' server and its standing helpers, functions and the stack itself by name; a backend's pid says nothing. */
export function nameOf(args: string[]): string {
  const text = args.join(" ");
  const [, fn] = /functions\/(\w+)\/index\.ts/.exec(text) ?? [];
  if (fn) return `function ${fn}`;
  if (text.startsWith("postgres: "))
    return text
      .replace(/^postgres: /, "postgres ")
      .split(" ")
      .slice(0, 2)
      .join(" ");
  if (text.includes("bin/postgres")) return "postgres server";
  if (text.includes("local/main.ts")) return "gateway";
  if (text.includes("local/serve-rest-and-auth.ts")) return "REST and Auth";
  return args[0]?.split("/").at(-1) ?? "";
}

/** The memory of a process and all below it; several of one name, such as Postgres' backends, are added up. */
export function memoryBelow(root: number): Memory {
  const all = processes();
  const memory: Memory = new Map();
  const visit = (pid: number) => {
    for (const child of all.filter(({ pid: own, parent }) => own === pid || parent === pid)) {
      if (child.pid === pid) memory.set(child.program, (memory.get(child.program) ?? 0) + child.mebibytes);
      else visit(child.pid);
    }
  };
  visit(root);
  return memory;
}

/** The slope of a line through the samples, in MiB a minute (least squares). */
export function slopePerMinute(samples: { minute: number; mebibytes: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mebibytes }) => mebibytes))];
  const over = samples.reduce((sum, { minute, mebibytes }) => sum + (minute - x) * (mebibytes - y), 0);
  const under = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
