import * as z from "zod/mini";
import type { Theme } from "@/lib/theme";

/** What the tour (public/tour/tour.js) says to the page around it. */
const fromTourSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("tour-ready") }),
  z.strictObject({
    type: z.literal("tour-scene"),
    scene: z.int().check(z.nonnegative()),
    scenes: z.int().check(z.positive()),
  }),
  z.strictObject({ type: z.literal("tour-close") }),
]);
export type FromTour = z.infer<typeof fromTourSchema>;

/** What the page says to the tour. */
export type ToTour = { type: "tour-theme"; theme: Theme } | { type: "tour-move"; by: 1 | -1 };

/**
 * What the tour said, or null when someone else did or it is no message of ours. A sandboxed frame's origin is 'null', like
 * that of any other one, so only the sending window tells it apart.
 */
export function readFromTour(
  { source, data }: Pick<MessageEvent<unknown>, "source" | "data">,
  frame: Window | null,
): FromTour | null {
  if (frame === null || source !== frame) return null;
  return z.safeParse(fromTourSchema, data).data ?? null;
}

export function sendToTour(frame: Window | null, message: ToTour): void {
  // The sandboxed frame has no origin to address; nothing in these messages is secret.
  frame?.postMessage(message, "*");
}
