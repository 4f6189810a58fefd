import { expect, test } from "vitest";
import { createUndoStack } from "./undo";

function aStack() {
  const undone: string[] = [];
  const stack = createUndoStack();
  const did = (label: string, fails = false) => {
    const one = {
      label,
      undo: () => {
        undone.push(label);
        return fails ? Promise.reject(new Error("refused")) : Promise.resolve();
      },
    };
    stack.push(one);
    return one;
  };
  return { stack, undone, did };
}

test("takes back the last thing first, and each only once", async () => {
  const { stack, undone, did } = aStack();
  const first = did("first");
  const second = did("second");
  expect(stack.last()).toBe(second);
  await stack.undo(second);
  await stack.undo(second);
  expect(stack.last()).toBe(first);
  expect(undone).toEqual(["second"]);
});

test("what could not be taken back can be tried again", async () => {
  const { stack, did } = aStack();
  const one = did("one", true);
  await expect(stack.undo(one)).rejects.toThrow("refused");
  expect(stack.last()).toBe(one);
});

test("what cannot be taken back gives way to what was done before it", async () => {
  const { stack, did } = aStack();
  const first = did("first");
  const gone = did("gone", true);
  await expect(stack.undo(gone)).rejects.toThrow("refused");
  await expect(stack.undo(gone)).rejects.toThrow("refused");
  expect(stack.last()).toBe(first);
  await stack.undo(first);
  expect(stack.last()).toBe(gone);
});

test("forgets what was not done after all", async () => {
  const { stack, undone, did } = aStack();
  const one = did("one");
  stack.drop(one);
  await stack.undo(one);
  expect(stack.last()).toBeNull();
  expect(undone).toEqual([]);
});

test("remembers fifty things", () => {
  const { stack, did } = aStack();
  for (let at = 0; at < 60; at += 1) did(String(at));
  let count = 0;
  for (let last = stack.last(); last; last = stack.last()) {
    void stack.undo(last);
    count += 1;
  }
  expect(count).toBe(50);
});
