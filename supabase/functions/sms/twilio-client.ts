import * as z from "zod/mini";
import { retryAfterOf } from "../_shared/server/retry-after.ts";
import type { TwilioAccount } from "./twilio-request.ts";

export interface TextToSend {
  to: string;
  body: string;
  /** The address for Twilio's delivery reports. */
  statusCallback: string;
  /** How long Twilio tries to send it; null for Twilio's default of ten hours. */
  validSeconds: number | null;
}

/** The result of sending. `unclear`: Twilio may have accepted the text. `refused`: it did not. */
export type Sent =
  | { outcome: "sent"; id: string }
  | { outcome: "refused"; code: number; retryAfterSeconds: number | null }
  | { outcome: "unclear" };

/** The part of Twilio's REST API that we use. */
export interface TwilioClient {
  send(text: TextToSend): Promise<Sent>;
  /** Returns the ids of texts with this body to this number since then, oldest first. Throws when the request fails. */
  find(text: Pick<TextToSend, "to" | "body">, since: Date): Promise<string[]>;
}

export const TWILIO_API_URL = "https://api.twilio.com";
const TIMEOUT_MS = 15_000;

const sid = z.string().check(z.regex(/^[A-Z]{2}[0-9a-f]{32}$/));
const messageSchema = z.object({ sid });
const refusalSchema = z.object({ code: z.int().check(z.gte(0), z.lte(999_999)) });
const listSchema = z.object({
  messages: z.array(z.object({ sid, body: z.string(), to: z.string(), date_created: z.string() })),
});

/** https://www.twilio.com/docs/messaging/api/message-resource. Twilio has no idempotency key, so nothing is retried here. */
export function createTwilioClient(account: TwilioAccount, apiUrl: string | undefined): TwilioClient {
  const { accountSid, authToken, number } = account;
  const messages = `${(apiUrl ?? TWILIO_API_URL).replace(/\/+$/, "")}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const headers = { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` };
  const ask = (address: string, init: RequestInit) =>
    fetch(address, { ...init, headers, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });

  return {
    async send({ to, body, statusCallback, validSeconds }) {
      const form = new URLSearchParams({ To: to, From: number, Body: body, StatusCallback: statusCallback });
      if (validSeconds !== null) form.set("ValidityPeriod", String(validSeconds));
      const response = await ask(messages, { method: "POST", body: form }).catch(() => null);
      const reply: unknown = await response?.json().catch(() => null);
      if (response?.status === 201) {
        const message = z.safeParse(messageSchema, reply);
        return message.success ? { outcome: "sent", id: message.data.sid } : { outcome: "unclear" };
      }
      if (response === null || response.status >= 500 || response.status === 408) return { outcome: "unclear" };
      const refusal = z.safeParse(refusalSchema, reply);
      const code = response.status === 429 ? 20429 : refusal.success ? refusal.data.code : 20000 + response.status;
      return { outcome: "refused", code, retryAfterSeconds: retryAfterOf(response.headers) };
    },

    async find({ to, body }, since) {
      // Newest first. Filtered by date sent, the list would lack texts that are still queued.
      const query = new URLSearchParams({ To: to, From: number, PageSize: "100" });
      const response = await ask(`${messages}?${query}`, { method: "GET" });
      if (!response.ok) throw new Error(`Twilio's list answered with ${response.status}`);
      const { messages: listed } = z.parse(listSchema, await response.json());
      // Twilio's clock and ours may differ by seconds.
      const from = since.getTime() - 60_000;
      return listed
        .filter((text) => text.to === to && text.body === body && Date.parse(text.date_created) >= from)
        .map(({ sid }) => sid)
        .reverse();
    },
  };
}
