// A worker in a process of its own, to be killed at a given moment of sending a text: when it is claimed, or when Twilio has accepted it.
import postgres from "postgres";
import { sendText } from "../functions/sms/send-text.ts";
import { connectTextQueue } from "../functions/sms/text-queue.ts";
import { createTwilioClient } from "../functions/sms/twilio-client.ts";
import { sqlAskWorker } from "./sql-ask-worker.ts";

const [url = "", twilioUrl = "", accountSid = "", authToken = "", number = "", moment = ""] = process.argv.slice(2);
const queue = connectTextQueue(sqlAskWorker(postgres(url, { max: 1 })));
const twilio = createTwilioClient({ accountSid, authToken, number, publicUrl: "http://127.0.0.1:9" }, twilioUrl);

const waits = (): Promise<never> => {
  console.log(`waits, ${moment}`);
  return new Promise(() => undefined);
};
// Keeps the process alive while it waits.
setInterval(() => undefined, 1_000);
const text = await queue.claimText();
if (text === null) throw new Error("No text is due.");
await sendText(text, {
  queue: { ...queue, ...(moment === "accepted" && { endText: waits }) },
  twilio: { ...twilio, ...(moment === "claimed" && { send: waits }) },
  callbackFor: (id) => `http://127.0.0.1:9/sms/status?id=${id}`,
  now: () => new Date(),
  logError: console.error,
});
