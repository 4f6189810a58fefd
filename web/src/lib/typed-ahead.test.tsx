import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PressedKey } from "./pressed-key";
import { typedAhead } from "./typed-ahead";

let stop: () => void;
let ran: string[] = [];
let stopPassingOn: () => void;
beforeEach(() => {
  stop = typedAhead.start();
  ran = [];
  stopPassingOn = typedAhead.onCommandKey(({ key }: PressedKey) => ran.push(key));
});
afterEach(() => {
  cleanup();
  stopPassingOn();
  stop();
});

function Field({ onEnter = () => undefined }: { onEnter?: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <input
      aria-label="Words"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && onEnter(event.currentTarget.value)}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Words");
/** Presses keys as the browser does, and tells which of them were kept from the screen. */
const press = (...keys: string[]) => keys.filter((key) => !fireEvent.keyDown(document.body, { key }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test("what is typed before a field is there is typed into it, with Backspace and Enter", async () => {
  const entered: string[] = [];
  typedAhead.waitForField();
  expect(press("i", "n", "x", "Backspace", "e", " ", "s", "Enter", "Tab")).toHaveLength(8);
  render(<Field onEnter={(text) => entered.push(text)} />);
  act(() => field().focus());
  await waitFor(() => expect(entered).toEqual(["ine s"]));
  expect(field().value).toBe("ine s");
  await settle();
  expect(press("z")).toEqual([]);
});

test("keys pressed while a screen loads are commands of that screen, in order", async () => {
  typedAhead.waitForScreen();
  expect(press("g", "t")).toEqual(["g", "t"]);
  expect(ran).toEqual([]);
  typedAhead.screenIsThere();
  await waitFor(() => expect(ran).toEqual(["g", "t"]));
  await settle();
  expect(press("c")).toEqual([]);
});

test("a list that has the focus keeps what is typed on it, while a screen is awaited", () => {
  typedAhead.waitForScreen();
  render(<select aria-label="Industry" />);
  expect(fireEvent.keyDown(screen.getByLabelText("Industry"), { key: "f" })).toBe(true);
});

test("what follows a command that opens a field is for that field", async () => {
  stopPassingOn();
  stopPassingOn = typedAhead.onCommandKey(() => typedAhead.waitForField());
  typedAhead.waitForScreen();
  press("n", "a", "b");
  typedAhead.screenIsThere();
  await settle();
  press("c");
  render(<Field />);
  act(() => field().focus());
  await waitFor(() => expect(field().value).toBe("abc"));
});

test("lets keys through that are typed into a field while a screen loads, and any once it is given up", () => {
  render(<Field />);
  typedAhead.waitForScreen();
  expect(fireEvent.keyDown(field(), { key: "a" })).toBe(true);
  expect(press("Enter", " ", "Tab")).toEqual([]);
  typedAhead.waitForField();
  expect(press("a")).toEqual(["a"]);
  fireEvent.pointerDown(document.body);
  expect(press("a")).toEqual([]);
});
