import { expect, test } from "vitest";
import { PlayedConversation, type Having } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Bart Quigley", company: "Quigley & Sons" },
    { name: "Ottoline Hart", company: "Hartwell" },
  ],
  stages: ["Prospect", "Lead", "Listed"],
  columns: [{ label: "Cases per month", type: "number" }],
};
const URL = "linkedin.com/in/yuki-tanabe";
const change = (message: string) => new PlayedConversation(HAVING).say(message).changes;
const values = (message: string) =>
  change(message).map(({ input }) =>
    Object.fromEntries(Object.entries(input["patch"] ?? input).filter(([, value]) => value !== null)),
  );

const LAST = [
  ["industry Hospitality", "industry", "Hospitality"],
  ["city Kyoto", "location", "Kyoto"],
  ["company Tanabe Sake Bar", "company", "Tanabe Sake Bar"],
] as const;
test.each(LAST.flatMap((one) => ["and", "with", "plus", "&", ", and", ";"].map((joint) => [...one, joint] as const)))(
  "“%s” ends before what joins it with the next field (%s, %s, “%s”)",
  (said, field, value, joint) => {
    expect(values(`Create Yuki Tanabe, ${said} ${joint} priority 40, profile ${URL}`)).toMatchObject([
      { name: "Yuki Tanabe", [field]: value, priorityScore: 40 },
    ]);
  },
);

test.each(["as a new lead", "as a potential buyer", "as our new client"])(
  "“%s” is what someone is to the user, and no role",
  (as) => {
    const [person] = values(`Save Yuki Tanabe ${as}, Sahel Resorts, role: group sommelier, ${URL}`);
    expect(person).toMatchObject({ name: "Yuki Tanabe", roleTitle: "group sommelier", company: "Sahel Resorts" });
    expect(person?.["stage"]).toBe(as.endsWith("lead") ? "Lead" : undefined);
  },
);

test.each(["email is now", "his new mail is", "e-mail address:", "the email"])("“%s” is no company", (said) => {
  for (const { company = null } of values(
    `Add a person named Bart Quigley, linkedin.com/in/bart-quigley, ${said} bq@quigley.example`,
  ))
    expect(company).toBeNull();
});

test.each([
  "we have a new buyer at Quigley & Sons, Siobhán Reilly, siobhan@quigley.example, https://ie.linkedin.com/in/siobhan-reilly-buyer, put her on my list",
  "Hartwell has a new partner manager, Jonas Weber, www.linkedin.com/in/jonasweber",
])("an address of another name is nobody's who is known: %s", (message) => {
  for (const { tool, input } of change(message))
    if (tool === "update_founder") expect(input["patch"]).toMatchObject({ email: null, profileUrl: null });
});

test("a profile that is not made of the name is still theirs when they are named", () => {
  expect(values("Bart Quigley's LinkedIn is linkedin.com/in/bq-imports")).toMatchObject([
    { profileUrl: "linkedin.com/in/bq-imports" },
  ]);
});

test.each(["yes/no", "checkbox", "boolean", "date", "number"])("a %s column called something has that name", (type) => {
  expect(values(`I'd like a ${type} column called Deposit paid`)).toMatchObject([{ label: "Deposit paid" }]);
});

const SOFT = [
  ["industry Crafts", "company Brandt Books", { industry: "Crafts", company: "Brandt Books" }],
  ["industry Food and Drink", "location Graz", { industry: "Food and Drink", location: "Graz" }],
  ["location Linz", "company Brandt Books", { location: "Linz", company: "Brandt Books" }],
] as const;
test.each(SOFT.flatMap((one) => ["and", ",", ", and", "&"].map((joint) => [...one, joint] as const)))(
  "“%s” ends where “%s” begins (%j, “%s”)",
  (first, second, fields, joint) => {
    expect(values(`Add Yuki Tanabe, ${first} ${joint} ${second}, ${URL}`)).toMatchObject([fields]);
  },
);
test("a field's name within a role is a word of it", () => {
  expect(values(`Add Yuki Tanabe, role head of company affairs and location scout, ${URL}`)).toMatchObject([
    { roleTitle: "head of company affairs and location scout" },
  ]);
});

const TEAMS = ["purchasing", "sales", "procurement", "logistics", "accounts", "press"];
test.each(
  TEAMS.flatMap((team) => [`${team} at`, `from ${team} at`, `in the ${team} team at`].map((said) => [said, team])),
)("“%s Roth Papier” is what someone does, and the company behind it (%s)", (said, team) => {
  const message = `Add Yuki Tanabe, ${said} Roth Papier, ${URL}`;
  expect(values(message)).toMatchObject([{ roleTitle: team, company: "Roth Papier" }]);
});

test.each(["phone is now 0123", "her kiosk was 12 Main Street", "office = B12"])("“%s” is no company", (said) => {
  for (const { company = null } of values(`Add a person named Bart Quigley, linkedin.com/in/bart-quigley, ${said}`))
    expect(company).toBeNull();
});
