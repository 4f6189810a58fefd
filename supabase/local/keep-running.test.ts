import { expect, test } from "vitest";
import type { Child } from "./child.ts";
import { keepRunning } from "./keep-running.ts";

/** A program that ends when the test says so. */
function program() {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  const child: Child = {
    pid: 1,
    ended,
    isRunning: () => true,
    complaint: () => "",
    send: () => undefined,
    stop: () => {
      end(undefined);
      return Promise.resolve();
    },
  };
  return { child, end };
}

test("starts again what ended by itself, also when that takes more than one try", async () => {
  const [first, second] = [program(), program()];
  let tries = 0;
  const kept = keepRunning(first, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("not yet")) : Promise.resolve(second);
  });
  first.end(undefined);
  await expect.poll(() => kept.current(), { timeout: 5_000 }).toBe(second);
  expect(tries).toBe(2);
  await kept.stop(({ child }) => child.stop("SIGTERM"));
});

test("leaves what was stopped at rest", async () => {
  const first = program();
  let tries = 0;
  const kept = keepRunning(first, () => {
    tries += 1;
    return Promise.resolve(program());
  });
  await kept.stop(({ child }) => child.stop("SIGTERM"));
  expect(tries).toBe(0);
});

test("stops also what was starting again at that moment", async () => {
  const [first, second] = [program(), program()];
  const { promise, resolve } = Promise.withResolvers<typeof second>();
  let isStarting = false;
  const kept = keepRunning(first, () => {
    isStarting = true;
    return promise;
  });
  first.end(undefined);
  await expect.poll(() => isStarting, { timeout: 5_000 }).toBe(true);
  const stopped: unknown[] = [];
  const stopping = kept.stop((running) => {
    stopped.push(running);
    return running.child.stop("SIGTERM");
  });
  resolve(second);
  await stopping;
  expect(stopped).toEqual([second]);
});
