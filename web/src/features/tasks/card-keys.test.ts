// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { stopBeside } from "./card-keys";

const cardOf = (name: string, link = "") => `
  <li data-card="${name}">
    <button id="${name}-complete"></button>${link}
    <button id="${name}-box"></button><button id="${name}-grip"></button><button id="${name}-menu"></button>
  </li>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="board">
    <section data-column="todo">${cardOf("one", '<a id="link" href="/people/1"></a>')}${cardOf("two")}</section>
    <section data-column="in_progress"></section>
    <section data-column="done">${cardOf("three")}<li data-card="edited"><input id="title" /></li></section>
  </div>`;
});

const element = (id: string) => document.getElementById(id) ?? document.body;
const lead = (from: string, key: string) => stopBeside(element("board"), element(from), key)?.id ?? null;

test("goes to the same control of the card above or below, and stays at the ends", () => {
  expect(lead("one-complete", "ArrowDown")).toBe("two-complete");
  expect(lead("one-grip", "ArrowDown")).toBe("two-grip");
  expect(lead("two-menu", "ArrowUp")).toBe("one-menu");
  expect(lead("two-complete", "ArrowDown")).toBeNull();
  expect(lead("one-complete", "ArrowUp")).toBeNull();
});

test("goes past an empty column to the side", () => {
  expect(lead("two-grip", "ArrowRight")).toBe("three-grip");
  expect(lead("three-grip", "ArrowLeft")).toMatch(/-grip$/);
  expect(lead("three-grip", "ArrowRight")).toBeNull();
});

test("goes to the first control of a card that has none like it", () => {
  expect(lead("link", "ArrowDown")).toBe("two-complete");
});

test("leaves other keys, and a text that is typed, alone", () => {
  expect(lead("one-complete", "a")).toBeNull();
  expect(lead("title", "ArrowUp")).toBeNull();
});
