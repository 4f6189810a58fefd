import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Yara Blom" }, { name: "Otis Kane" }],
    stages: ["Lead", "Signed"],
    statuses: ["Hot", "Asleep"],
    columns: [
      { label: "Seats", type: "number" },
      { label: "Opening", type: "date" },
    ],
  }).say(message);
const HEAD = "From: Yara Blom <yara@blom.example>\nSubject: hello\n";

test.each([
  [`${HEAD}We have 84 places now.\n---\nplease update her seats with this`, "set_custom_value", { value: "84" }],
  [
    `${HEAD}\nPlease use yara.b@blom.example from now on.\n\n^ update her email`,
    "update_founder",
    { patch: { email: "yara.b@blom.example" } },
  ],
  [
    "[10:02] Yara: doors open on 4 July 2030\n[10:03] Me: great\n\n^ change her opening",
    "set_custom_value",
    { value: "2030-07-04" },
  ],
])("offers the one value above for the field that is to be updated: %j", (message, tool, input) => {
  const { changes } = said(message);
  expect(changes).toMatchObject([{ tool, input }]);
  expect(changes[0]?.held).not.toBeNull();
});

test.each([
  `${HEAD}We have 84 places and 12 stools.\n---\nupdate her seats with this`,
  `${HEAD}Otis Kane has 84 places.\n---\nupdate the seats with this`,
])("takes no value where there are two, or two people: %j", (message) => {
  expect(said(message).changes.filter(({ tool }) => tool === "set_custom_value")).toEqual([]);
});

test.each(["Merge Yara and Otis", "please combine Yara Blom with Otis"])(
  "says that people are not merged: %s",
  (message) => {
    expect(said(message)).toMatchObject({ changes: [] });
    expect(said(message).text).toContain("I can't merge people, and I changed nothing.");
  },
);

test.each([
  ["add Ivo Lund of Kelp as a hot contact, linkedin.com/in/ivo", { status: "Hot", stage: null, company: "Kelp" }],
  ["create Ivo Lund (linkedin.com/in/ivo) from Kelp as a hot lead", { status: "Hot", stage: "Lead", company: "Kelp" }],
  ["add Ivo Lund as a signed client, linkedin.com/in/ivo", { status: null, stage: "Signed" }],
])("adds someone with the choice that is said of them: %s", (message, input) => {
  expect(said(message).changes).toMatchObject([{ tool: "create_founder", input }]);
});
