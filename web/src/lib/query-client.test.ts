import { expect, test } from "vitest";
import { createQueryClient, statusOf } from "./query-client";

const refusal = (status: number) => Object.assign(new Error("no"), { status });

function ask(answers: (() => Promise<string>)[]) {
  let signedOut = 0;
  let asked = 0;
  const client = createQueryClient(() => (signedOut += 1));
  const query = client.query({
    queryKey: ["x"],
    retryDelay: 0,
    retry: client.getDefaultOptions().queries?.retry ?? false,
    queryFn: () => answers[Math.min(asked++, answers.length - 1)]?.() ?? "",
  });
  return query.then(
    (data) => ({ data, asked, signedOut }),
    () => ({ data: null, asked, signedOut }),
  );
}

test("tries again what may pass by itself: a server that is down, no network", async () => {
  const down = () => Promise.reject(refusal(500));
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await ask([down, offline, () => Promise.resolve("there")])).toEqual({ data: "there", asked: 3, signedOut: 0 });
  expect(await ask([down])).toEqual({ data: null, asked: 3, signedOut: 0 });
});

test("does not try a refusal again", async () => {
  expect(await ask([() => Promise.reject(refusal(404))])).toEqual({ data: null, asked: 1, signedOut: 0 });
});

test("says when the server no longer knows the session", async () => {
  expect(await ask([() => Promise.reject(refusal(401))])).toEqual({ data: null, asked: 1, signedOut: 1 });
});

test("reads the status of an error that has one", () => {
  expect(statusOf(refusal(409))).toBe(409);
  expect(statusOf(new Error("x"))).toBeNull();
  expect(statusOf(null)).toBeNull();
});
