import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const rows: AskedRows = {
  people: [
    {
      ...{ name: "Ada Park", stage: "Lead" },
      own: { "Renewal date": "2031-02-15", "Wedding day": "2030-06-08" },
    },
    {
      ...{ name: "Boris Lind", stage: "Lead" },
      own: { "Renewal date": "2030-08-31", "Wedding day": "2031-05-01" },
    },
    {
      ...{ name: "Cyra Roe", stage: "Closed" },
      own: { "Renewal date": "2031-03-31" },
    },
  ],
  columns: [
    { label: "Renewal date", type: "date" },
    { label: "Wedding day", type: "date" },
  ],
  tasks: [
    { title: "Renewal call", person: "Boris Lind", dueDate: "2030-06-04" },
    { title: "Wedding cake", dueDate: "2030-06-18" },
  ],
};
const named = (question: string) =>
  [...new AskedConversation(rows).ask(question).matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name]) => name);

test.each([
  ["which renewals come up between January and March next year?", ["Ada Park", "Cyra Roe"]],
  ["what renewals are due between August 2030 and February 2031", ["Boris Lind", "Ada Park"]],
  ["which renewals do we have in Q1 next year", ["Ada Park", "Cyra Roe"]],
  ["which weddings are this month?", ["Ada Park"]],
  ["what weddings have we got next year", ["Boris Lind"]],
  ["which renewals come up in Q1 of next year?", ["Ada Park", "Cyra Roe"]],
  ["who renews from November to February next year", ["Ada Park"]],
])("“%s” asks for people by that day", (question, people) => {
  expect([...new Set(named(question))].sort()).toEqual([...people].sort());
});

test("which tasks are due are no days of people", () => {
  expect(new AskedConversation(rows).ask("which tasks are due this week?")).toContain("Renewal call");
});
