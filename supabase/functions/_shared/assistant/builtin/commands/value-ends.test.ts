import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Ines Duarte", company: "Mar Azul" }] };
const patchOf = (message: string) => {
  const [{ input } = { input: {} }] = new PlayedConversation(HAVING).say(message).changes;
  return JSON.stringify(
    (input as { patch?: Record<string, unknown> }).patch,
    (_, value: unknown) => value ?? undefined,
  );
};

test.each([
  ["Set Ines's company to Acme Inc.", '{"company":"Acme Inc."}'],
  ["Ines's company is St. John's Ltd.", '{"company":"St. John\'s Ltd."}'],
  ["Ines lives in Washington D.C.", '{"location":"Washington D.C."}'],
  ["Ines's role is Sr. V.P.", '{"roleTitle":"Sr. V.P."}'],
  ["Rename Ines to Sam Jr.", '{"name":"Sam Jr."}'],
  ["Ines's company is Yahoo!", '{"company":"Yahoo!"}'],
])("“%s”: the dot or mark at its end belongs to the value", (message, patch) => {
  expect(patchOf(message)).toBe(patch);
});

test.each([
  ["Set Ines's company to Acme.", '{"company":"Acme"}'],
  ["Set Ines's company to Acme!", '{"company":"Acme"}'],
  ["Set Ines's company to Acme Inc", '{"company":"Acme Inc"}'],
  ["Ines lives in Lisbon.", '{"location":"Lisbon"}'],
])("“%s”: elsewhere it ends the sentence", (message, patch) => {
  expect(patchOf(message)).toBe(patch);
});

test.each([
  ["Ines ist jetzt bei Roche als Leiterin Digital", '{"company":"Roche","roleTitle":"Leiterin Digital"}'],
  ["Ines is now at Roche as Head of Digital", '{"company":"Roche","roleTitle":"Head of Digital"}'],
  ["Ines's company is spelled Hafen-Logik GmbH & Co. KG", '{"company":"Hafen-Logik GmbH & Co. KG"}'],
])("“%s”: only the name is the company", (message, patch) => {
  expect(JSON.parse(patchOf(message))).toEqual(JSON.parse(patch));
});
