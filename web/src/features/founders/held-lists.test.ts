import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { holdLists, LIST_KEY, resumeLists } from "./held-lists";

test("a view whose first people were on their way when a cell was edited comes all the same", async () => {
  const client = createQueryClient(() => undefined);
  const answers = [new Promise<string>(() => undefined), Promise.resolve("people")];
  const queryFn = vi.fn(() => answers.shift());
  const observer = new QueryObserver(client, { queryKey: [...LIST_KEY, "a view"], queryFn });
  const stop = observer.subscribe(() => undefined);
  await holdLists(client);
  expect(observer.getCurrentResult()).toMatchObject({ status: "pending", fetchStatus: "idle" });
  resumeLists(client);
  await expect.poll(() => observer.getCurrentResult().data).toBe("people");
  resumeLists(client);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});
