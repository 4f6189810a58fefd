import { tablePreferencesSchema } from "@contract/table-preferences";
import { parse } from "papaparse";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { aFounder } from "@/testing/founder";
import { aUser } from "@/testing/user";
import type { Everything } from "./everything";
import { asCsvFiles, asJson, csv } from "./export-files";

const { notes: _, ...ada } = aFounder({
  name: 'Ada "the Countess" Okafor, née Byron',
  followerCount: -5,
  customFieldValues: [
    { fieldId: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", value: ["x", "y"] },
    { fieldId: "6f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", value: false },
  ],
});
const field = { label: "Tags", options: ["x", "y"], required: false, createdAt: "2026-11-01T00:00:00Z" };
const everything: Everything = {
  profile: aUser(),
  people: [ada],
  customFields: [
    { ...field, id: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", name: "tags", type: "multiselect" },
    { ...field, id: "6f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", name: "met", type: "boolean" },
  ],
  notes: [
    { id: "7c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10", founderId: ada.id, content: "one\ntwo", createdAt: ada.createdAt },
  ],
  posts: [],
  pictures: [
    { postId: "8c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10", kind: "image/jpeg", content: "/9j/", fetchedAt: ada.createdAt },
  ],
  tasks: [],
  activities: [],
  history: [],
  historyChanges: [],
  tablePreferences: z.parse(tablePreferencesSchema, {}),
  savedViews: [],
  conversations: [],
  conversationMessages: [],
  assistantActions: [],
  outreachAnswers: [],
  feedback: [],
  personalTokens: [],
};

function read(name: string): Record<string, string>[] {
  const file = asCsvFiles(everything).find((entry) => entry.name === name);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(file?.content);
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, errors } = parse<Record<string, string>>(text, { header: true });
  expect(errors).toEqual([]);
  return data;
}

test("the JSON is read back as it was", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  expect(JSON.parse(asJson(everything, at))).toEqual({
    format: "tracker-export",
    version: 1,
    exportedAt: "2026-11-21T12:00:00.000Z",
    ...everything,
  });
});

test("the CSV of people is read back with quotes, commas and custom fields", () => {
  expect(read("people.csv")[0]).toMatchObject({
    name: 'Ada "the Countess" Okafor, née Byron',
    profileUrl: ada.profileUrl,
    followerCount: "-5",
    roleTitle: "",
    "custom:tags": "x; y",
    "custom:met": "false",
  });
});

test("a note keeps its lines, and says who it is about", () => {
  expect(read("notes.csv")[0]).toMatchObject({ content: "one\ntwo", founderName: ada.name });
});

test("there is a file for each kind of record, empty ones too", () => {
  expect(asCsvFiles(everything).map(({ name }) => name)).toEqual([
    "profile.csv",
    "people.csv",
    "custom-fields.csv",
    "notes.csv",
    "posts.csv",
    "tasks.csv",
    "activities.csv",
    "history.csv",
    "history-changes.csv",
    "saved-views.csv",
    "conversations.csv",
    "conversation-messages.csv",
    "assistant-actions.csv",
    "outreach-answers.csv",
    "feedback.csv",
    "personal-tokens.csv",
    "table-preferences.csv",
    "pictures/8c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10.jpg",
  ]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])("no cell starts the formula %j", (text) => {
  const [, cell] = parse<string[]>(csv([{ text }])).data.flat();
  expect(cell).toBe(`'${text}`);
});

test("a number stays a number, a negative one too", () => {
  expect(csv([{ count: -5 }])).toBe("count\r\n-5");
});

test("pictures are files of the archive, named after their posts", () => {
  const file = asCsvFiles(everything).find((entry) => entry.name.startsWith("pictures"));
  expect(file).toEqual({
    name: "pictures/8c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10.jpg",
    content: Uint8Array.of(0xff, 0xd8, 0xff),
  });
});
