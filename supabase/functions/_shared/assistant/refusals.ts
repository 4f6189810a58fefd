import { StoreError } from "../stores/store-error.ts";
import { ToolRefusal } from "./tools/tool.ts";

/** A call that came to nothing, and why. */
export const failed = (reason: string) => ({ status: "failed" as const, reason });

/** Why a tool refused, as the result of its call. Throws what is no refusal. */
export function refusalOf(error: unknown): { status: "failed"; reason: string } {
  if (error instanceof ToolRefusal) return failed(error.message);
  if (error instanceof StoreError && error.status < 500) return failed(error.message);
  throw error;
}
