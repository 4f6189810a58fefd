import type { StepRequest } from "../../assistant-model.ts";
import { askedOfColumns } from "./column-askings.ts";
import { askedInEverydayWords } from "./everyday-askings.ts";
import { askedOfNumbers } from "./number-askings.ts";

/** A question in everyday words as one that names what is kept: numbers, ticks, days, and who was contacted. Other messages are unchanged. */
export function inEverydayWords(request: Pick<StepRequest, "message" | "columns" | "user">): string {
  const plainly = askedOfNumbers({ ...request, message: askedInEverydayWords(request.message) });
  return askedOfColumns({ ...request, message: plainly });
}
