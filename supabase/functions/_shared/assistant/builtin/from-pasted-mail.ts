import type { Frame } from "./commands/frames.ts";

/** The head of a mail inside a message: "From: Ana <ana@…>", "Subject: …". */
const MAIL_HEAD = /(?:^|[\n:]\s*)(?:from|subject|sent|reply-to|von|betreff|gesendet|asunto|objet)\s*:\s*\S/imu;

/** Why a change waits although every word of it was read: its value is from a mail that was pasted, which someone else wrote. */
export function pastedDoubt(message: string, frames: readonly Frame[]): string | null {
  const head = MAIL_HEAD.exec(message);
  if (!head) return null;
  const own = message.slice(0, head.index).toLowerCase();
  const values = frames.flatMap((frame) => (frame.do === "set" ? frame.changes.map(({ value }) => value ?? "") : []));
  return values.some((value) => value !== "" && !own.includes(value.toLowerCase()))
    ? "That is from a mail that you pasted. Confirm if you want it."
    : null;
}
