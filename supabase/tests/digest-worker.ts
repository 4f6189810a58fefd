// A worker in a process of its own, to be killed between composing its digests and storing them.
import postgres from "postgres";
import { makeDigests } from "../functions/jobs/digests.ts";
import { sqlAskWorker } from "./sql-ask-worker.ts";

const [url = ""] = process.argv.slice(2);
const ask = sqlAskWorker(postgres(url, { max: 1 }));

// Keeps the process alive while it waits.
setInterval(() => undefined, 1_000);
await makeDigests({
  ask(reply, name, args) {
    if (name !== "store_digests") return ask(reply, name, args);
    console.log("waits before store_digests");
    return new Promise(() => undefined);
  },
  ...{ siteUrl: "https://tracker.example", segmentsPerSecond: 1 },
  now: () => new Date(),
  logError: console.error,
});
