import * as z from "zod/mini";

/** The path parameter of every call about one founder. */
export const founderParams = z.object({ founderId: z.uuid("Founder not found") });
