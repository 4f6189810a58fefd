import type * as z from "zod/mini";

/** The first sentence of a failed parse for each top-level field that has one. */
export function issuesByField(error: z.core.$ZodError): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const { path, message } of error.issues) issues[String(path[0])] ??= message;
  return issues;
}
