import { expect, test } from "vitest";
import { backAndForth, createUndoStack } from "./undo";

function aStack() {
  const undone: string[] = [];
  const stack = createUndoStack();
  const did = (label: string, fails = false) => {
    const one = {
      label,
      undo: backAndForth(
        () => {
          undone.push(label);
          return fails ? Promise.reject(new Error("refused")) : Promise.resolve();
        },
        () => Promise.resolve(),
      ),
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

test("a failed undo can be retried", async () => {
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

/** Something that can be undone and done again, and what was done of it. */
function aSwitch() {
  const stack = createUndoStack();
  const said: string[] = [];
  const say = (text: string) => () => Promise.resolve(said.push(text));
  const did = (label: string) => {
    const one = { label, undo: backAndForth(say(`undo ${label}`), say(`redo ${label}`)) };
    stack.push(one);
    return one;
  };
  const undo = async () => stack.undo(stack.last() ?? did("nothing"));
  const redo = async () => {
    const last = stack.lastUndone();
    return last !== null && (await stack.redo(last));
  };
  return { stack, said, did, undo, redo };
}

test("what was undone is done again, last first, and undone again", async () => {
  const { said, did, undo, redo } = aSwitch();
  did("a");
  did("b");
  await undo();
  await undo();
  await redo();
  await redo();
  expect(await redo()).toBe(false);
  await undo();
  expect(said).toEqual(["undo b", "undo a", "redo a", "redo b", "undo b"]);
});

test("a redo that is asked for while the undo is under way follows it", async () => {
  const { said, did, undo, redo } = aSwitch();
  did("a");
  await Promise.all([undo(), redo(), undo()]);
  expect(said).toEqual(["undo a", "redo a", "undo a"]);
});

test("after something new nothing can be done again", async () => {
  const { stack, did, undo } = aSwitch();
  did("a");
  await undo();
  expect(stack.lastUndone()?.label).toBe("a");
  did("b");
  expect(stack.lastUndone()).toBeNull();
});

test("what could not be undone is not offered to be done again", async () => {
  const { stack, did } = aStack();
  await expect(stack.undo(did("fails", true))).rejects.toThrow("refused");
  expect(stack.lastUndone()).toBeNull();
});
