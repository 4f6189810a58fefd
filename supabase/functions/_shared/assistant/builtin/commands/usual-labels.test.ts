import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { usualLabel, withUsualLabels } from "./usual-labels.ts";

const added = (message: string, columns: { label: string; type: "text" }[] = []) =>
  new PlayedConversation({ people: [{ name: "Teo Aldana" }], columns })
    .say(message)
    .changes.find(({ tool }) => tool === "create_founder")?.input ?? null;
const card = (role: string, firm: string, town: string, mail: string) =>
  [
    "please add the contact below",
    "Name: Ilse Moravec",
    `${role}: Head of Glazing`,
    `${firm}: Moravec Kilns`,
    `${town}: Brno`,
    `${mail}: ilse@kilns.example`,
    "LinkedIn: linkedin.com/in/ilse-moravec-kilns",
  ].join("\n");

const ROLES = ["Designation", "Position", "Job", "Job title", "Title", "Post"];
const FIRMS = ["Organisation", "Firm", "Employer", "Company name", "Org"];
const TOWNS = ["City", "Town", "Place", "Location", "Based in"];
const MAILS = ["Mail", "Mail ID", "E-mail id", "Email", "E-Mail"];
test.each(
  ROLES.map((role, no) => [
    role,
    FIRMS[no % FIRMS.length] ?? "",
    TOWNS[no % TOWNS.length] ?? "",
    MAILS[no % MAILS.length] ?? "",
  ]),
)("%s, %s, %s and %s are the role, the company, the place and the mail", (role, firm, town, mail) => {
  for (const said of [card(role, firm, town, mail), card(role, firm, town, mail).replace(/(\n[^:\n]+):/gu, "$1 -")])
    expect(added(said)).toMatchObject({
      ...{ name: "Ilse Moravec", roleTitle: "Head of Glazing", company: "Moravec Kilns", location: "Brno" },
      email: "ilse@kilns.example",
    });
});

test.each(["Desk: second floor director", "Gst no: 29ABCD", "Car: driver only", "Treasurer: Kiln Club"])(
  "“%s” is no part of another value",
  (line) => {
    const input = added(`add contact\nName: Ilse Moravec\n${line}\nLinkedIn: linkedin.com/in/ilse-moravec-kilns`);
    expect(input).toMatchObject({ name: "Ilse Moravec", roleTitle: null, company: null, location: null });
  },
);

test("a column of the user's own keeps its name", () => {
  const columns = [{ id: "1", label: "Post", type: "text" as const, options: [] }];
  expect([usualLabel("post", columns), usualLabel("post", []), usualLabel("shoe size", [])]).toEqual([
    "Post",
    "Role",
    null,
  ]);
});
test.each([
  "Call Ilse\nPlace: the old mill",
  "Note for Teo:\nCity - not sure\nHe comes - perhaps",
  "Name - it is\nwhat he said",
])("%j is no card and stays", (message) => expect(withUsualLabels(message, [])).toBe(message));
