import { spawn } from "node:child_process";
import { once } from "node:events";
import type { DatabaseUser } from "../data-folder.ts";
import { ENVIRONMENT } from "./data-directory.ts";

/** Ends Postgres when we end without a chance to: its input is a pipe from us, and closes with us. */
export function guard(pid: number, directory: string, user: DatabaseUser): { dismiss(): Promise<void> } {
  const script = 'read -r line || kill -INT "$1"';
  // The last argument is for anyone who reads a list of processes.
  const child = spawn("/bin/sh", ["-c", script, "guard", String(pid), directory], {
    ...user,
    env: ENVIRONMENT,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const over = once(child, "close").catch(() => undefined);
  child.stdin.on("error", () => undefined);
  return {
    dismiss: async () => {
      child.stdin.end("stopped\n");
      await over;
    },
  };
}
