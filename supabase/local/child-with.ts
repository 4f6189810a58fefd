import { execFileSync } from "node:child_process";

/** The pid of the newest program that this process started with these words in its command line. */
export function childWith(words: string): number {
  const args = ["-ww", "-o", "pid=,command=", "--sort", "-start_time", "--ppid", String(process.pid)];
  const lines = execFileSync("ps", args, { encoding: "utf8" }).split("\n");
  const line = lines.find((command) => command.includes(words));
  if (line === undefined) throw new Error(`No program runs with ${words}`);
  return Number.parseInt(line.trim(), 10);
}
