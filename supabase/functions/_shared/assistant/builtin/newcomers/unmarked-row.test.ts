import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const fieldsOf = (message: string) => {
  const { changes } = new PlayedConversation({ stages: ["Lead", "Won"] }).say(`${message} linkedin.com/in/sam-okafor`);
  const {
    profileUrl: _,
    name: __,
    ...fields
  } = Object.fromEntries(Object.entries(changes[0]?.input ?? {}).filter(([, value]) => value !== null));
  return fields;
};

test.each([
  [
    "company Bilbao Orgel Etxea role curator followers 1400 url",
    { company: "Bilbao Orgel Etxea", roleTitle: "curator", followerCount: 1400 },
  ],
  [
    "company Verlag Nord role sales lead location Hamburg",
    { company: "Verlag Nord", roleTitle: "sales lead", location: "Hamburg" },
  ],
  [
    "company Kelp Works role buyer stage Lead priority 20",
    { company: "Kelp Works", roleTitle: "buyer", stage: "Lead", priorityScore: 20 },
  ],
  ["company Kelp role buyer", { company: "Kelp", roleTitle: "buyer" }],
  [", company Nord Role Models,", { company: "Nord Role Models" }],
])("“Sam Okafor %s” is read field by field", (said, fields) => {
  expect(fieldsOf(`add Sam Okafor ${said}`)).toEqual(fields);
});
