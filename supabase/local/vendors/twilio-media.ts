import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";

/** A file that a phone sends. */
export interface PhoneFile {
  type: string;
  bytes: Uint8Array;
}

export interface MediaStandIn {
  /** Keeps a file of a message. Returns its id. */
  add(messageId: string, file: PhoneFile): string;
  /** Returns the address of a file, as the webhook names it. */
  addressOf(messageId: string, mediaId: string): string;
  /** Counts the files that are not deleted. */
  count: () => number;
  /** Adds the routes below the account, which need its token, and those of the storage. */
  mount(app: Hono): void;
}

const MEDIA = "/2010-04-01/Accounts/:account/Messages/:message/Media";

/**
 * Serves the files that came with messages: https://www.twilio.com/docs/messaging/api/media-resource. A request with the account's token is
 * redirected to a signed address of the storage, which refuses the token.
 */
export function createMediaStandIn(accountSid: string, url: () => string): MediaStandIn {
  const files = new Map<string, PhoneFile>();
  const secret = randomBytes(16).toString("hex");
  const pathOf = (messageId: string, mediaId: string) =>
    `/2010-04-01/Accounts/${accountSid}/Messages/${messageId}/Media/${mediaId}`;
  const nothing = (c: Context) => c.json({ code: 20404, message: "Not found", status: 404 }, 404);

  return {
    add(messageId, file) {
      const mediaId = `ME${randomBytes(16).toString("hex")}`;
      files.set(pathOf(messageId, mediaId), file);
      return mediaId;
    },
    addressOf: (messageId, mediaId) => `${url()}${pathOf(messageId, mediaId)}`,
    count: () => files.size,
    mount(app) {
      app.get(`${MEDIA}/:media`, (c) => {
        if (!files.has(c.req.path)) return nothing(c);
        return c.redirect(`${url()}/storage${c.req.path}?Signature=${secret}`, 307);
      });
      app.delete(`${MEDIA}/:media`, (c) => {
        const isThere = files.delete(c.req.path.replace(/\.json$/, ""));
        return isThere ? c.body(null, 204) : nothing(c);
      });
      app.get("/storage/*", (c) => {
        // Amazon's storage also refuses a second way to authenticate.
        if (c.req.header("authorization") !== undefined) return c.text("Only one auth mechanism allowed", 400);
        const file = files.get(c.req.path.replace(/^\/storage/, ""));
        if (c.req.query("Signature") !== secret || file === undefined) return c.text("Forbidden", 403);
        return c.body(Uint8Array.from(file.bytes), 200, { "content-type": file.type });
      });
    },
  };
}
