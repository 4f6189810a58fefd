import { expect, test } from "vitest";
import type { Command } from "@/lib/commands";
import { findCommands, keywordFound, paletteSections, startingSections } from "./palette-hits";

const command = (label: string, keywords: string[] = []): Command => ({
  id: label,
  label,
  section: "Actions",
  keywords,
  run: () => undefined,
});
const addPerson = command("Add New Person", ["follow", "create"]);
const importPeople = command("Import people", ["csv", "upload"]);
const addTask = command("Add a task", ["todo"]);
const commands = [addPerson, addTask, importPeople];
const labels = (text: string) => findCommands(commands, text).found.map(({ label }) => label);

const zephyr = { id: "z", name: "Zephyr Okonjo-Lund", company: null };
const match = (field: "company" | "posts") => ({ field, excerpt: [{ text: "import", isFound: true }] });
const order = (text: string, found: Partial<Parameters<typeof paletteSections>[0]>) =>
  paletteSections({ text, people: [], tasks: [], commands, ...found }).map(({ heading }) => heading);

test("finds a command by the beginnings of its words, in any order, and by its other words", () => {
  expect(labels("add")).toEqual(["Add New Person", "Add a task"]);
  expect(labels("pers ad")).toEqual(["Add New Person"]);
  expect(labels("FOLLOW")).toEqual(["Add New Person"]);
  expect(labels("erson")).toEqual([]);
  expect(labels("add lunch")).toEqual([]);
});

test("does not list what only a key does", () => {
  expect(findCommands([{ ...addTask, unlisted: true }], "add").found).toEqual([]);
});

test("lets a command win whose label begins with what is typed, over a post that contains it", () => {
  const people = [{ ...zephyr, match: match("posts") }];
  expect(order("import", { people })).toEqual(["Commands", "Notes and posts"]);
  expect(order("add task", { people })).toEqual(["Commands", "Notes and posts"]);
});

test("puts a command that is named before what merely mentions its words, and after a person", () => {
  const people = [
    { ...zephyr, match: match("posts") },
    { ...zephyr, id: "c" },
  ];
  expect(order("new pers", { people })).toEqual(["People", "Commands", "Notes and posts"]);
  expect(order("csv", { people })).toEqual(["People", "Notes and posts", "Commands"]);
});

test("does not let the fine print win", () => {
  const terms: Command = { ...command("Terms of Service"), section: "Help" };
  expect(order("term", { people: [zephyr], commands: [terms] })).toEqual(["People", "Commands"]);
});

test.each(["people", "csv", "im"])(
  "lets content come first when %s does not begin a label, or too little is typed",
  (text) => {
    expect(order(text, { people: [zephyr] })).toEqual(["People", "Commands"]);
  },
);

test("keeps people, tasks and what was found in a note or a post apart", () => {
  const people = [
    zephyr,
    { ...zephyr, id: "c", match: match("company") },
    { ...zephyr, id: "p", match: match("posts") },
  ];
  const tasks = [{ id: "t", title: "Term sheet", isDone: false, dueDate: null, founderName: null }];
  const sections = paletteSections({ text: "zz", people, tasks, commands });
  expect(sections.map(({ heading, hits }) => [heading, hits.map(({ id }) => id)])).toEqual([
    ["People", ["person z", "person c"]],
    ["Tasks", ["task t"]],
    ["Notes and posts", ["text p"]],
  ]);
});

test("shows a person by a field and their notes and posts, at most three of them, with every word that is typed", () => {
  const text = (id: string, content: string, kind: "notes" | "posts" = "notes") => ({
    id,
    kind,
    person: zephyr,
    content,
  });
  const people = [
    { ...zephyr, match: match("company") },
    { ...zephyr, id: "p", match: match("posts") },
  ];
  const texts = [
    text("n1", "Back in Setúbal, by the river"),
    text("x", "By the river in Porto"),
    text("p1", "Setúbal River week", "posts"),
    text("n2", "setubal rivers"),
    text("n3", "River, Setubal"),
  ];
  const sections = paletteSections({ text: "setubal riv", people, texts, tasks: [], commands: [] });
  expect(sections.map(({ heading, hits }) => [heading, hits.map(({ id }) => id)])).toEqual([
    ["People", ["person z"]],
    ["Notes and posts", ["text p", "text n1", "text p1", "text n2"]],
  ]);
  const [, mentions] = sections;
  const first = mentions?.hits[1];
  expect(first?.kind === "text" ? first.person.match : null).toEqual({
    field: "notes",
    excerpt: [
      { text: "Back in ", isFound: false },
      { text: "Setúbal", isFound: true },
      { text: ", by the ", isFound: false },
      { text: "riv", isFound: true },
      { text: "er", isFound: false },
    ],
  });
});

test("a long text is cut around the first word that was found", () => {
  const content = `${"before ".repeat(40)}Setúbal${" after".repeat(60)}`;
  const texts = [{ id: "n", kind: "notes" as const, person: zephyr, content }];
  const [mentions] = paletteSections({ text: "setúbal", people: [], texts, tasks: [], commands: [] });
  const hit = mentions?.hits[0];
  const shown = hit?.kind === "text" ? (hit.person.match?.excerpt ?? []).map(({ text }) => text).join("") : "";
  expect(shown).toMatch(/^….{30,45}Setúbal after/);
  expect(shown.length).toBeLessThan(220);
});

test("offers an empty palette's people and all commands by section", () => {
  const goTo: Command = { ...command("Tasks"), section: "Go to" };
  expect(startingSections("Recent people", [zephyr], [addTask, goTo]).map(({ heading }) => heading)).toEqual([
    "Recent people",
    "Go to",
    "Actions",
  ]);
  expect(startingSections("Recent people", [], []).map(({ heading }) => heading)).toEqual([]);
});

test("says by which other word a command was found", () => {
  expect(keywordFound(importPeople, "csv")).toBe("csv");
  expect(keywordFound(importPeople, "imp")).toBeNull();
});
