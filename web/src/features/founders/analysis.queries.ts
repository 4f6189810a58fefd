import { analyzeFounder } from "@contract/ai";
import { call } from "@contract/call";
import type { Founder } from "@contract/founders";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api";

/** What a person's posts are about. A language model costs money: it is asked by a press, once for each newest post. */
export function analysisQuery({ id, lastPostDate }: Pick<Founder, "id" | "lastPostDate">) {
  return queryOptions({
    queryKey: ["analysis", id, lastPostDate] as const,
    queryFn: () => call(api, analyzeFounder, { input: { founderId: id } }),
    staleTime: Infinity,
    retry: false,
  });
}
