import { confirm } from "../_shared/assistant/confirm.ts";
import { isLarge } from "../_shared/assistant/sure-cards.ts";
import { dropAction, listActions, listWaiting } from "../_shared/stores/assistant-actions.ts";
import type { Db } from "../_shared/stores/db.ts";
import { codeOf, inTheApp } from "./card-text.ts";
import { plainAnswer } from "./text-answer.ts";

const CODES = /^["']?yes[\s,:.!-]*(?:code\s+)?\d{4}(?:[\s,;:.!&+]+(?:and\s+)?(?:yes[\s,:.!-]*)?\d{4})*[\s.!"']*$/i;

/** Returns the codes of a text that only confirms: "YES 1234", or several, "YES 1234, YES 5678" or "yes 1234 and 5678"; null for any other. */
export const readCodes = (text: string): string[] | null =>
  CODES.test(text) ? [...new Set(text.match(/\d{4}/g))] : null;

const NOTHING_WAITS = "Nothing waits for this code. Ask again, and I'll send a new one.";

interface Asking {
  db: Db;
  sessionId: string | null;
  siteUrl: string;
}

/** Carries out the proposals that these codes confirm, in order. Returns one answer; nothing is done after a wrong code. */
export async function confirmByCodes(codes: readonly string[], asking: Asking): Promise<string> {
  const answers: string[] = [];
  for (const code of codes) {
    const { answer, isRight } = await confirmByCode(code, asking);
    answers.push(answer);
    if (!isRight) break;
  }
  return answers.join("\n");
}

/**
 * Carries out the one proposal of this conversation with this code, unless it is too large for a text. A wrong code drops all proposals:
 * someone who forges the sender could keep guessing, and a user who mistyped can ask again. A repeat or a retry changes nothing more.
 */
async function confirmByCode(
  code: string,
  { db, sessionId, siteUrl }: Asking,
): Promise<{ answer: string; isRight: boolean }> {
  if (sessionId === null) return { answer: NOTHING_WAITS, isRight: false };
  const waiting = await listWaiting(db, sessionId);
  const [only, another] = waiting.filter(({ id }) => codeOf(id) === code);
  if (only && !another) {
    if (isLarge(only)) return { answer: inTheApp(only, siteUrl), isRight: true };
    const done = await confirm(db, only.id);
    return { answer: plainAnswer(done.message ?? done.title), isRight: true };
  }
  const earlier = await listActions(db, { sessionId, limit: 50 });
  const done = earlier.find(({ id, status }) => status === "executed" && codeOf(id) === code);
  if (done) return { answer: `Done already: ${done.title}.`, isRight: true };
  const dropped: string[] = [];
  for (const { id } of waiting) dropped.push((await dropAction(db, id, null)).title);
  const answer =
    dropped.length > 0
      ? `${code} is not the code, so this is not done: ${dropped.join(", ")}. Ask again, and I'll send a new one.`
      : NOTHING_WAITS;
  return { answer, isRight: false };
}
