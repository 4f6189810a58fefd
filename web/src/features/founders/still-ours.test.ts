import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { stillOurs } from "./still-ours";

const field = "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10";
const change = (columnId: string, value: string | number | string[] | null) => ({ rowId: "a", columnId, value });
const made = [
  change("company", " Zeta "),
  change("profileUrl", "linkedin.com/in/Ada"),
  change("priorityScore", 7),
  change(field, ["x", "y"]),
];
const inverse = [
  change("company", "Acme"),
  change("profileUrl", "https://www.linkedin.com/in/bo"),
  change("priorityScore", null),
  change(field, null),
];
const now = {
  ...{ id: "a", company: "Zeta", profileUrl: "https://www.linkedin.com/in/ada" },
  ...{ priorityScore: 7, priorityScoreBy: "user" as const },
  customFieldValues: [{ fieldId: field, value: ["y", "x"] }],
};
const back = (person: Parameters<typeof aPersonRow>[0]) =>
  stillOurs(() => Promise.resolve([aPersonRow(person)]), made, { inverse });

test("takes back what stands as it was made, however it is stored", async () => {
  expect(await back(now)).toEqual(inverse);
});

test("leaves what somebody made of it since, and takes back the rest", async () => {
  expect(await back({ ...now, company: "Eta", customFieldValues: [] })).toEqual(inverse.slice(1));
  expect(await back({ ...now, company: "Eta", priorityScore: 9 })).toEqual([inverse[1], inverse[3]]);
});

test("takes back what waits to be sent, and everything where the server does not answer", async () => {
  expect(await back({ ...now, company: "Acme" })).toEqual(inverse);
  const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await stillOurs(unreachable, made, { inverse })).toEqual(inverse);
});
