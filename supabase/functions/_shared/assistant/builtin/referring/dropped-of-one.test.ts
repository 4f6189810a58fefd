import { expect, test } from "vitest";
import { droppedOfOne } from "./dropped-of-one.ts";

const after = (message: string, ...titles: string[]) =>
  droppedOfOne({
    message,
    people: [],
    changes: titles.map((title) => ({ title, status: "proposed", founderId: null })) as never,
  });

test.each([
  ["scratch Hailey's, she's still frozen", "not Hailey's"],
  ["forget Hailey's", "not Hailey's"],
  ["drop the one for Hailey", "not Hailey's"],
  ["oh wait, cancel Hailey's one - she is not hiring", "not Hailey's"],
  ["undo Hailey Brandt’s for now", "not Hailey Brandt's"],
  ["leave out Bea's please", "not Bea's"],
])("%s", (message, plain) =>
  expect(after(message, "Set Headcount of Hailey Brandt", "Set Headcount of Bea Castellanos")).toBe(plain),
);

test.each([
  "scratch Hailey's headcount",
  "forget Hailey's, tell me about Bea",
  "drop Hailey",
  "cancel the one for Friday",
  "scratch Ana's, she left",
  "forget Hailey's?",
])("“%s” is not one person's change that is dropped", (message) =>
  expect(after(message, "Set Headcount of Hailey Brandt")).toBe(message),
);
