import * as z from "zod/mini";

/** A whole number in a query string, within bounds, with a default. */
export function countParameter(bounds: { from: number; to: number; otherwise: number }) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(bounds.from), z.maximum(bounds.to)), bounds.otherwise);
}

/** A whole number from 1 with a default, where more than there ever is simply means all of it. */
export function cappedParameter({ to, otherwise }: { to: number; otherwise: number }) {
  return z._default(
    z.coerce.number().check(
      z.int(),
      z.minimum(1),
      z.overwrite((count) => Math.min(count, to)),
      z.describe(`Above ${to} counts as ${to}.`),
    ),
    otherwise,
  );
}

/** `limit` and `offset` of a list that is read from its newest end. */
export const offsetPageSchema = z.object({
  limit: countParameter({ from: 1, to: 200, otherwise: 50 }),
  offset: countParameter({ from: 0, to: 10_000_000, otherwise: 0 }),
});
export type OffsetPage = z.output<typeof offsetPageSchema>;

/** A list read by offset. */
export function offsetReply<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ data: z.array(item), limit: z.int(), offset: z.int(), total: z.int() });
}

/** A place in a list ordered by a time and an id, newest first: opaque to callers, and stable while rows are added. */
const cursorSchema = z.object({ at: z.iso.datetime({ offset: true }), id: z.uuid() });
export type Cursor = z.infer<typeof cursorSchema>;

export function writeCursor(cursor: Cursor): string {
  return btoa(JSON.stringify(cursor)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The query parameter `cursor`: what an earlier page gave as `nextCursor`. */
export const cursorParameter = z.optional(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const cursor = z.safeParse(cursorSchema, decode(text));
      if (cursor.success) return cursor.data;
      context.issues.push({ code: "custom", message: "This cursor is not one that a list gave.", input: text });
      return z.NEVER;
    }),
  ),
);

function decode(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}
