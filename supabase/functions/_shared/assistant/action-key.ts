import type { Operation } from "./tools/tool.ts";

/** The same change for the same message is the same action, however often it is asked for. */
export async function keyOf(
  sessionId: string,
  turn: number,
  tool: string,
  { kind, table, ids, row, values }: Operation,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([sessionId, turn, tool, { kind, table, ids, row, values }]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
