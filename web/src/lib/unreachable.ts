/** A request that brought no answer at all: no network, or nobody at the other end. It may or may not have arrived. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** Whether an error, as a store or a call throws it, means that the server could not be reached. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  if (typeof error !== "object" || error === null) return false;
  // postgrest-js gives an error's name and message as one text.
  if ("message" in error && typeof error.message === "string" && error.message.startsWith("Unreachable:")) return true;
  return "cause" in error && isUnreachable(error.cause);
}

/** `fetch`, with every lack of an answer told as Unreachable. A request that was cancelled stays an AbortError. */
export async function reach(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (error instanceof TypeError) throw new Unreachable("The server could not be reached.", { cause: error });
    throw error;
  }
}
