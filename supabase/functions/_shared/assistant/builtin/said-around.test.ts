import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Tobias Brandt", stage: "Lead" },
    { name: "Odalys Reyes" },
    { name: "Layla Haddad" },
    { name: "Will Pemberton", company: "Pemberton" },
  ],
  tasks: [{ title: "Order oat milk", dueDate: "2030-06-05" }],
  columns: [{ label: "Machine", type: "select" as const, options: ["Own", "None yet"] }],
};
const played = (message: string) => new PlayedConversation(having).say(message);
const written = (message: string) => played(message).changes.map(({ tool, input }) => [tool, input] as const);
const notesIn = (message: string) =>
  written(message).flatMap(([tool, input]) => (tool === "create_note" ? [input["content"]] : []));

// What leads to a value, to people or to the list, and is no part of it.
const AFTER = ["in it", "as options", "to choose from", "too", "as well", "please", "as options too"];

test.each(AFTER)("what follows a list of options is none: “… %s”", (after) => {
  const [made] = written(`new dropdown called Delivery day with Monday, Wednesday and Friday ${after}`);
  expect(made?.[1]["options"]).toEqual(["Monday", "Wednesday", "Friday"]);
});

test.each(["as an option", "as an option too", "as another choice", "too"])(
  "an option is added without “%s”",
  (after) => {
    expect(written(`Machine should have Leased ${after}`)).toMatchObject([
      ["change_custom_field", { added: ["Leased"] }],
    ]);
  },
);

test.each(["his email would be", "his email is", "and you'll find his mail here:"])(
  "“%s” before an address is no note",
  (lead) => {
    const message = `add Tomasz Lis from Kawa, linkedin.com/in/tomaszlis and ${lead} tomasz@kawa.example`;
    expect(notesIn(message)).toEqual([]);
    expect(written(message)).toMatchObject([["create_founder", { name: "Tomasz Lis", email: "tomasz@kawa.example" }]]);
  },
);

test.each(["for each of them", "for both", "for both of them", "for each"])(
  "“note that %s” notes what was told",
  (who) => {
    expect(notesIn(`Odalys and Layla are both waiting on legal, note that ${who}`)).toEqual([
      "Odalys and Layla are both waiting on legal",
      "Odalys and Layla are both waiting on legal",
    ]);
  },
);

test.each(
  ["call", "meeting", "lunch", "coffee", "demo"].flatMap((event) =>
    ["went fine", "was great", "got cancelled", "took two hours"].map((end) => `${event} with Tobias ${end}`),
  ),
)("“%s” is told, and no task", (told) => {
  expect(written(`${told}. Move him to Contacted`).map(([tool]) => tool)).not.toContain("create_task");
});

test.each(["I wish I could say", "if only", "in my dreams", "i wish"])("“…, %s” takes back all before it", (end) => {
  expect(written(`mark all my tasks as done, ${end}`)).toEqual([]);
});

test("what names a person of the user's is no general question", () => {
  expect(played("spell Will's company properly: Pemberton & Daughters").text).not.toMatch(/can't help with that/);
});

test.each(["Head of F&B", "VP Data", "Director of Growth"])("a role beside a company is whole: “%s | …”", (role) => {
  const card = `Elif Karaca\n${role} | Bosphorus Palace Hotels\nIstanbul, Türkiye\nelif@bosphorus.example\nlinkedin.com/in/elifk`;
  expect(written(card)).toMatchObject([
    ["create_founder", { roleTitle: role, company: "Bosphorus Palace Hotels", location: "Istanbul, Türkiye" }],
  ]);
});
