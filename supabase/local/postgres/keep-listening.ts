import { setTimeout as sleep } from "node:timers/promises";
import type { Options, PostgresType } from "postgres";
import { connect, type DatabaseLogin, reconnectSeconds } from "./bootstrap.ts";

/**
 * Calls back for each notification of a channel, and each time it listens again, since it may have missed some. The driver's own
 * `listen` tries once to come back to a database that was restarted, and then never hears of it again.
 */
export async function keepListening(
  login: DatabaseLogin,
  channel: string,
  heard: () => void,
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  let isTrying = false;
  const listen = async () => {
    if (isTrying) return;
    isTrying = true;
    while (!isStopping) {
      const error: unknown = await sql.unsafe(`listen "${channel}"`).catch((reason: unknown) => reason);
      if (!(error instanceof Error)) break;
      await sleep(reconnectSeconds() * 1000, undefined, { ref: false });
    }
    isTrying = false;
    if (!isStopping) heard();
  };
  // The driver knows `onnotify`, its types do not.
  const options: Options<Record<string, PostgresType>> & { onnotify(): void } = {
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    onnotify: heard,
    onclose: () => void listen(),
  };
  const sql = connect(login, options);
  await listen();
  return {
    stop: () => {
      isStopping = true;
      return sql.end({ timeout: 2 });
    },
  };
}
