import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [{ name: "Teodor Ilic", company: "Brass & Bell", email: "teodor@brass.example" }],
  columns: [{ label: "Budget", type: "number" as const }],
};
const MAIL =
  "From: Teodor Ilic <t.ilic@newplace.example>\nSubject: News\n\nHi, my budget is 900 now and I work at Copperline. Teodor";
const changes = (message: string) => new PlayedConversation(HAVING).say(message).changes;

test.each(["save this email to Teodor:", "please keep this message for Teodor:", "attach the mail to Teodor's page:"])(
  "“%s” keeps the mail as a note, and nothing from it is set",
  (order) => {
    const made = changes(`${order}\n${MAIL}`);
    expect(made.map(({ tool }) => tool)).toEqual(["create_note"]);
    expect(made[0]?.input["content"]).toContain("I work at Copperline");
  },
);

test("a value that stands only in a pasted mail waits to be confirmed", () => {
  for (const order of ["update Teodor's email from this", "set Teodor's company and budget from the mail below"])
    for (const { tool, held } of changes(`${order}\n${MAIL}`)) if (tool !== "create_note") expect(held).not.toBeNull();
});

test("an address is no mail, and “for tomorrow” is nobody", () => {
  expect(changes("add an email for Teodor: t@brass.example")).toMatchObject([{ tool: "update_founder" }]);
  expect(changes("save the mail for tomorrow: ask the printer").map(({ tool }) => tool)).not.toContain("create_note");
});

test("a value that the user types before a mail is set at once", () =>
  expect(changes("set Teodor's budget to 900")).toMatchObject([{ tool: "set_custom_value", held: null }]));
