import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withNameBeforeAddress } from "./name-first.ts";

const having = { people: [{ name: "Nell Rees" }], columns: [{ label: "Looms", type: "number" as const }] };
const added = (message: string) => {
  const { changes } = new PlayedConversation(having).say(message);
  return changes.filter(({ tool }) => tool === "create_founder").map(({ input }) => input);
};

test.each([" - ", " – ", " | ", ": "])("an address before %j and a name is that person's", (mark) => {
  const said = added(
    `save this one: https://www.linkedin.com/in/nell-okafor-yarn${mark}Nell Okafor, FD at Loom Lane, Leeds, 15 looms`,
  );
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({
    ...{ name: "Nell Okafor", company: "Loom Lane", roleTitle: "FD", location: "Leeds" },
    ...{ profileUrl: "https://www.linkedin.com/in/nell-okafor-yarn" },
  });
});
test.each(["one more Nell for the list,", "another Nell to our crm:", "and another Nell in the tracker -"])(
  "“%s” adds the one who is named in full",
  (lead) =>
    expect(
      added(`${lead} Nell Okafor, controller at Loom Lane, Leeds: linkedin.com/in/nell-okafor-yarn`),
    ).toMatchObject([{ name: "Nell Okafor", company: "Loom Lane", roleTitle: "controller", location: "Leeds" }]),
);
test.each([
  "linkedin.com/in/nell-okafor - she is a buyer",
  "one more call for the list, Nell Okafor",
  "another Nell for the list, Jo Dam",
  "linkedin.com/in/nell-okafor - Nell Okafor, linkedin.com/in/jo-dam - Jo Dam",
])("“%s” stays", (message) => expect(withNameBeforeAddress(message)).toBe(message));

test.each(["FD", "GM", "MD", "VP", "CFO", "AGM", "HR head", "GM Finance", "VP Sales"])(
  "“%s at …” is the role",
  (role) =>
    expect(added(`add Jo Dam, ${role} at Loom Lane Packaging in Leeds, linkedin.com/in/jo-dam-9`)).toMatchObject([
      { name: "Jo Dam", roleTitle: role, company: "Loom Lane Packaging", location: "Leeds" },
    ]),
);

test.each(["weavers, honestly", "shredders", "a joke, really", "the big one"])(
  "“(%s)” behind a company is no field",
  (said) =>
    expect(added(`add Jo Dam, linkedin.com/in/jo-dam-9, company is Never Mind Ltd (${said})`)).toMatchObject([
      { company: "Never Mind Ltd", roleTitle: null, location: null, industry: null },
    ]),
);
test("a place in brackets behind a company is one", () =>
  expect(added("add Jo Dam, company: Never Mind Ltd (Leeds), linkedin.com/in/jo-dam-9")).toMatchObject([
    { company: "Never Mind Ltd", location: "Leeds" },
  ]));
