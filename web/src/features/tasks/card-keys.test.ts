// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { cardStop, stopBeside } from "./card-keys";

const cardOf = (name: string, link = "") => `
  <li data-card="${name}"><div id="${name}" data-stop tabindex="0">
    <button id="${name}-box"></button><button id="${name}-complete"></button>${link}
    <button id="${name}-menu"></button>
  </div></li>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="board">
    <section data-column="todo">${cardOf("one", '<a id="link" href="/people/1"></a>')}${cardOf("two")}</section>
    <section data-column="in_progress"></section>
    <section data-column="done">${cardOf("three")}<li data-card="edited"><input id="title" /></li></section>
  </div>`;
});

const element = (id: string) => document.getElementById(id) ?? document.body;
const lead = (from: string, key: string) => stopBeside(element("board"), element(from), key)?.id ?? null;

test("goes from card to card, and to the same control of the card above or below, and stays at the ends", () => {
  expect(lead("one", "ArrowDown")).toBe("two");
  expect(lead("one-complete", "ArrowDown")).toBe("two-complete");
  expect(lead("one-box", "ArrowDown")).toBe("two-box");
  expect(lead("two-menu", "ArrowUp")).toBe("one-menu");
  expect(lead("two-complete", "ArrowDown")).toBeNull();
  expect(lead("one", "ArrowUp")).toBeNull();
});

test("goes past an empty column to the side", () => {
  expect(lead("two", "ArrowRight")).toBe("three");
  expect(lead("three-complete", "ArrowLeft")).toMatch(/-complete$/);
  expect(lead("three", "ArrowRight")).toBeNull();
});

test("goes to the card itself where it has no control like it", () => {
  expect(lead("link", "ArrowDown")).toBe("two");
});

test("leaves other keys, and a text that is typed, alone", () => {
  expect(lead("one-complete", "a")).toBeNull();
  expect(lead("title", "ArrowUp")).toBeNull();
});

test("finds what takes the focus of a card, unless it is being edited", () => {
  expect(cardStop("two")?.id).toBe("two");
  expect(cardStop("edited")).toBeNull();
});
