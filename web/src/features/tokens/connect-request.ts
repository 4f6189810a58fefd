import { allowExtension, EXTENSION_REDIRECTS } from "@contract/extension";
import * as z from "zod/mini";

const short = z.string().check(z.regex(/^[\w-]{20,100}$/));

/** What the extension asks for by the address that it opens. */
const requestSchema = z.object({
  /** One of the extension's own addresses, which no web page has. */
  redirect: z.enum(EXTENSION_REDIRECTS),
  state: short,
  challenge: allowExtension.input.shape.challenge,
  name: allowExtension.input.shape.name,
});
export type ConnectRequest = z.output<typeof requestSchema>;

/** The request in an address; null where it is none that the extension makes. */
export function connectRequest(address: URLSearchParams): ConnectRequest | null {
  return z.safeParse(requestSchema, Object.fromEntries(address)).data ?? null;
}

/** Where the answer goes; without a code the user said no. */
export function answerAddress({ redirect, state }: ConnectRequest, code: string | null): string {
  const answer = new URL(redirect);
  answer.search = new URLSearchParams({ state, ...(code === null ? { error: "access_denied" } : { code }) }).toString();
  return answer.href;
}
