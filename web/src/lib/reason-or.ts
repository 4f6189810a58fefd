import { statusOf } from "./query-client";

/** The server's reason when it refused something, else the sentence for what failed. */
export function reasonOr(sentence: string, error: unknown): string {
  const status = statusOf(error);
  return error instanceof Error && status !== null && status < 500 ? error.message : sentence;
}

/** Whether the server failed, or could not be reached, so that it gave no reason. */
export const hasFailed = (error: unknown): boolean => (statusOf(error) ?? 0) >= 500;
