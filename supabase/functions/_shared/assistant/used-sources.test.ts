import { expect, test } from "vitest";
import { type SeenSource, usedSources } from "./used-sources.ts";

const seen = (kind: SeenSource["kind"], id: string, label: string, href: string, words = ""): SeenSource => ({
  kind,
  id,
  label,
  href,
  words,
});
const ada = seen("founder", "a", "Ada Park", "/people/a");
const posts = [
  seen("post", "1", "Ada Park, 2030-06-01", "https://www.linkedin.com/p/1", "We closed our seed round with Northwind"),
  seen("post", "2", "Ada Park, 2030-05-01", "https://www.linkedin.com/p/2", "Hiring two compiler engineers in Lisbon"),
  seen("post", "3", "Ada Park, 2030-04-01", "https://www.linkedin.com/p/3", "Our office has a new coffee machine"),
];
const ids = (reply: string, sources = [ada, ...posts]) => usedSources(reply, sources).map(({ id }) => id);

test("an answer about the latest post names that post and its person alone", () => {
  expect(ids("[Ada Park](/people/a) on 2030-06-01: great news. [See the post](https://www.linkedin.com/p/1).")).toEqual(
    ["a", "1"],
  );
});

test("finds the post that an answer retells without a link", () => {
  expect(ids("Ada Park is looking for compiler engineers, in Lisbon.")).toEqual(["a", "2"]);
});

test("an answer from nothing has no sources", () => {
  expect(ids("I don't have that.")).toEqual([]);
});

test("a task is named by its title, a note by its words", () => {
  const task = seen("task", "t", "Send the deck", "/tasks", "Send the deck");
  const note = seen("note", "n", "Ada Park", "/people/a", "Likes sailing in Brittany");
  expect(ids("- Send the deck, due 2030-06-01", [task, note])).toEqual(["t"]);
  expect(ids("She likes sailing in Brittany.", [task, note])).toEqual(["n"]);
});

test("people in the answer are not listed again", () => {
  const bo = seen("founder", "b", "Bo Lind", "/people/b");
  expect(ids("2 people:\n- [Ada Park](/people/a): Oslo\n- [Bo Lind](/people/b): Lyon", [ada, bo])).toEqual([]);
  expect(ids("[Ada Park](/people/a): Oslo, beside Bo Lind.", [ada, bo])).toEqual(["a", "b"]);
});

test("people with brackets in their names are not listed again either", () => {
  const names = ["Meena Rao (Rao-Dey)", "林 (Lin)", "Ana :) Sol", "B(o"];
  const people = names.map((name, at) => seen("founder", `p${at}`, name, `/people/p${at}`));
  const list = people.map(({ label, href }) => `- [${label}](${href}): met 2030-06-01`).join("\n");
  expect(ids(list, people)).toEqual([]);
});
