import type { AssistantAction } from "../contract/assistant.ts";
import { listWaiting, type WaitingAction } from "../stores/assistant-actions.ts";
import type { Db } from "../stores/db.ts";
import { StoreError } from "../stores/store-error.ts";
import { titlesOf } from "./card-names.ts";

/** The most cards that are shown again, and the most that are named. */
export const SHOWN_AGAIN = 3;
export const MOST_NAMED = 12;

interface Showing {
  report: (action: AssistantAction) => void;
  keep: (action: AssistantAction) => void;
}

/** "What is waiting for me?": everything that does, shown again where it is little; null where the words may be about something else. */
export async function whatWaits(
  db: Db,
  all: readonly WaitingAction[],
  { asks, report, keep }: Showing & { asks: "card" | "any" },
): Promise<string | null> {
  if (all.length === 0 && asks === "any") return null;
  for (const action of all) (all.length > SHOWN_AGAIN ? keep : report)(action);
  const here =
    all.length === 0
      ? null
      : `${all.length === 1 ? "1 change waits" : `${all.length} changes wait`} for your Confirm: ${titlesOf(all, MOST_NAMED)}.`;
  const ids = new Set(all.map(({ id }) => id));
  const others = (await listWaiting(db)).reverse().filter(({ id }) => !ids.has(id));
  if (others.length === 0) return here ?? "Nothing waits for you.";
  // They are nowhere else in this conversation.
  const shown = others.slice(-MOST_NAMED);
  for (const action of shown) report(action);
  const newest = shown.length < others.length ? `, of which these are the newest ${shown.length}` : "";
  const count = (others.length === 1 ? "1 change waits" : `${others.length} changes wait`) + newest;
  const press = shown.length === 1 ? "Press Confirm or Cancel on its card." : "Press Confirm or Cancel on their cards.";
  return `${here ?? "Nothing waits in this conversation."} From earlier conversations ${count}: ${titlesOf(shown, MOST_NAMED)}. ${press}`;
}

/** What else waits once something was confirmed, as a sentence behind it; empty where nothing does. */
export function stillWaiting(rest: readonly WaitingAction[], keep: Showing["keep"]): string {
  // The next yes is too little for a deletion that is only named.
  for (const card of rest) if (!card.tool.startsWith("delete_")) keep(card);
  if (rest.length === 0) return "";
  return ` ${rest.length === 1 ? "This still waits" : "These still wait"}: ${titlesOf(rest)}.`;
}

/** How many wait in other conversations once all that was named is settled, as a sentence behind it; empty where none does. */
export async function waitsElsewhere(db: Db): Promise<string> {
  const { length } = await listWaiting(db);
  return length === 0 ? "" : ` ${length === 1 ? "1 more waits" : `${length} more wait`} from earlier conversations.`;
}

/** The actions that the next yes is about, by id: those of the answer, and those right above that stay when another of them was cancelled. */
export function meantNext(
  reported: readonly AssistantAction[],
  kept: readonly string[],
  waiting: readonly WaitingAction[],
): string[] {
  const isPart = reported.some(({ status }) => status === "cancelled");
  const stays = isPart ? waiting.filter(({ tool }) => !tool.startsWith("delete_")) : [];
  return [...new Set([...reported.map(({ id }) => id), ...kept, ...stays.map(({ id }) => id)])];
}

/** Settles actions one after another, and says in words what came of each. */
export async function settleAll(
  actions: readonly AssistantAction[],
  settle: (actionId: string) => Promise<AssistantAction>,
  report: (action: AssistantAction) => void,
): Promise<string> {
  const said: string[] = [];
  for (const { id, title } of actions) {
    const action = await settle(id).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      said.push(error.message);
      return null;
    });
    if (action === null) continue;
    report(action);
    said.push(action.status === "cancelled" ? `Cancelled: ${title}.` : (action.message ?? title));
  }
  return said.join(" ");
}

/** "Go back to Jonas": the cards that are meant, shown again, so that a yes is about them. */
export function shownAgain(cards: readonly WaitingAction[], report: Showing["report"]): string {
  for (const card of cards) report(card);
  const [only, another] = cards;
  return only && !another
    ? `This waits: ${only.title}. Press Confirm or Cancel on its card.`
    : `${cards.length} changes wait: ${titlesOf(cards, MOST_NAMED)}. Press Confirm or Cancel on their cards.`;
}
