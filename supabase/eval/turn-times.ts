import { createClient } from "@supabase/supabase-js";
import type { Sql } from "postgres";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { signUp } from "../proof/people.ts";
import type { StackAddresses } from "../tests/one-stack.ts";
import { plant, talk } from "./world.ts";

const PLAYERS = 5;
/** Of one user, under the limit of what costs work in a minute. */
const TURNS_EACH = 40;
const WARM_UP = 5;
const PEOPLE = 200;

/** Counts the requests of a turn, and how many of them had to wait for the one before. */
function countTrips() {
  let open = 0;
  const trips = { all: 0, inARow: 0 };
  const counting: typeof fetch = async (input, init) => {
    trips.all += 1;
    if (open === 0) trips.inARow += 1;
    open += 1;
    try {
      return await fetch(input, init);
    } finally {
      open -= 1;
    }
  };
  return { trips, fetch: counting };
}

async function timed(run: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
const at = (times: number[], share: number) => sorted(times)[Math.floor(times.length * share)] ?? 0;
const said = (times: number[]) => `median ${at(times, 0.5).toFixed(1)}, 95th percentile ${at(times, 0.95).toFixed(1)}`;

/**
 * How long whole turns with one tool call that writes take on the built-in model, whose own time is a millisecond or two: the turn by
 * itself, and over HTTP with session, limits and the function around it. One empty request is measured beside each turn, so that
 * figures of a busy machine can be compared by their ratio.
 */
export async function turnTimes(stack: StackAddresses, sql: Sql): Promise<Record<string, string>> {
  const model = createBuiltinAssistant();
  const { trips, fetch: counting } = countTrips();
  const times = { turn: [] as number[], overHttp: [] as number[], empty: [] as number[] };
  for (let index = 0; index < PLAYERS; index += 1) {
    const { id, token } = await signUp(stack, "Player");
    const db = createClient<Database>(stack.supabaseUrl, stack.publishableKey, {
      accessToken: () => Promise.resolve(token),
      global: { fetch: counting },
    });
    await plant(
      sql,
      { id, db },
      { people: Array.from({ length: PEOPLE }, (_, no) => ({ name: `Person Number${no}`, company: `Firm ${no}` })) },
    );
    const send = async (message: string) => {
      const response = await fetch(`${stack.api}/conversation`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ message }),
      });
      const { executedCount } = (await response.json()) as { executedCount?: number };
      if (executedCount !== 1) throw new Error(`The turn did nothing: ${response.status}`);
    };
    for (let turn = -WARM_UP; turn < TURNS_EACH; turn += 1) {
      const person = `Person Number${turn + WARM_UP}`;
      if (turn === 0 && index === 0) Object.assign(trips, { all: 0, inARow: 0 });
      const before = { ...trips };
      const own = await timed(() => talk({ id, db }, model, "agent", [`Add a note to ${person}: remark ${turn}`]));
      const after = { ...trips };
      const overHttp = await timed(() => send(`Add a note to ${person}: another remark ${turn}`));
      const empty = await timed(() => db.from("notes").select("id").limit(0));
      Object.assign(trips, turn < 0 ? before : after);
      if (turn < 0) continue;
      times.turn.push(own);
      times.overHttp.push(overHttp);
      times.empty.push(empty);
    }
  }
  const turns = PLAYERS * TURNS_EACH;
  const ratio = (own: number[]) => (at(own, 0.5) / at(times.empty, 0.5)).toFixed(1);
  return {
    turns: String(turns),
    "requests of a turn to the database": `${(trips.all / turns).toFixed(1)}, ${(trips.inARow / turns).toFixed(1)} of them one after another`,
    "the turn by itself": said(times.turn),
    "the turn over HTTP, with session and limits": said(times.overHttp),
    "an empty request to the database": said(times.empty),
    "the turn in empty requests, by the medians": `${ratio(times.turn)} by itself, ${ratio(times.overHttp)} over HTTP`,
  };
}
