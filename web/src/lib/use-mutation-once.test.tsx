import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { runHook } from "@/testing/run-hook";
import { useMutationOnce } from "./use-mutation-once";

/** A server that answers when it is told to. */
function aServer() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const ask = (_text: string) => {
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    return answer.promise;
  };
  return { ask, waiting };
}

function aForm() {
  const server = aServer();
  const hook = runHook(
    createQueryClient(() => undefined),
    () => useMutationOnce({ mutationFn: server.ask }),
  );
  return { ...server, press: () => hook.current.mutate("One"), hook };
}

test("two presses before anything is drawn create once", async () => {
  const { press, waiting, hook } = aForm();
  const { mutate } = hook.current;
  await act(async () => {
    press();
    press();
    // As a handler of the render before would.
    mutate("One");
    await Promise.resolve();
  });
  expect(waiting).toHaveLength(1);
});

test("a press between the answer and its drawing creates nothing", async () => {
  const { press, waiting } = aForm();
  await act(async () => {
    press();
    await Promise.resolve();
    waiting[0]?.resolve("done");
    await waiting[0]?.promise;
    press();
  });
  expect(waiting).toHaveLength(1);
});

test("another one is created once the first is there, and again after a failure", async () => {
  const { press, waiting } = aForm();
  /** Lets what was begun come to its end, and draws it. */
  const soon = (run: () => void) =>
    act(async () => {
      run();
      await Promise.resolve();
    });
  await soon(press);
  await soon(() => waiting[0]?.resolve("done"));
  await soon(press);
  expect(waiting).toHaveLength(2);
  await soon(() => waiting[1]?.reject(new Error("no")));
  await soon(press);
  expect(waiting).toHaveLength(3);
});

test("both presses of one frame have the same answer", async () => {
  const { waiting, hook } = aForm();
  const answers: string[] = [];
  await act(async () => {
    for (let press = 0; press < 2; press += 1) void hook.current.mutateAsync("One").then((text) => answers.push(text));
    await Promise.resolve();
    waiting[0]?.resolve("done");
  });
  expect(answers).toEqual(["done", "done"]);
});

const sources = join(import.meta.dirname, "../features");
const creates = /\b(?:add[A-Z]\w*|mergePeople|logTouch|signUp|signIn|refreshPeople|completeOnboarding)\b/;

/** What each `useMutation` of the product does, and where. */
function plainMutations(): { file: string; does: string }[] {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(sources, file), "utf8");
    return [...text.matchAll(/\buseMutation\(\{[^]*?mutationFn:([^]*?)(?:\n\s+on[A-Z]|\n\s*\}\)|\}\);)/g)].map(
      ([, does = ""]) => ({ file, does }),
    );
  });
}

test("whatever creates something is made with it", () => {
  const found = plainMutations();
  // The search finds the others.
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ does }) => creates.test(does))).toEqual([]);
});
