import type { ContentfulStatusCode } from "hono/utils/http-status";

/** One part of a request that was refused, by the path to it. */
export interface RefusalDetail {
  field: string;
  message: string;
}

/** Thrown to answer with `{ error, details? }` and this status; the message is fit for a person. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: ContentfulStatusCode;
  readonly details: RefusalDetail[] | undefined;
  /** Goes out as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: ContentfulStatusCode, details?: RefusalDetail[], retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refuses anyone who asks too often or for too much, and says after how many seconds to ask again. */
export const tooMuch = (message: string, retryAfterSeconds: number) =>
  new Refusal(message, 429, undefined, retryAfterSeconds);
