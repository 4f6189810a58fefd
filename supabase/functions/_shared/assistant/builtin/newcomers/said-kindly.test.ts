import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const added = (message: string) => {
  const { changes } = new PlayedConversation({ people: [{ name: "Omar Haddad" }], owners: ["Tobi"] }).say(message);
  return changes.map(({ tool, input }) => [
    tool,
    ...["name", "roleTitle", "company", "location"].flatMap((key) =>
      typeof input[key] === "string" ? [input[key]] : [],
    ),
  ]);
};
const URL = "linkedin.com/in/karelnovy";

test.each([
  `Put in Mr Karel Novy for me would you, ${URL}`,
  `add Karel Novy if you don't mind, ${URL}`,
  `Add Karel Novy to the list for me please will you, ${URL}`,
  `new person Karel Novy when you get a chance, ${URL}`,
  `add Karel Novy, ${URL}, thank you so much`,
])("the courtesies of %j are no facts", (message) =>
  expect(added(message)).toEqual([["create_founder", "Karel Novy"]]),
);

test.each([
  [`I met a mechanic called Karel Novy, add him please: www.${URL}. He is with Novy & Syn in Olomouc`, "mechanic"],
  [`I met a frame builder called Karel Novy, add him: ${URL}. He's at Novy & Syn in Olomouc`, "frame builder"],
])("%j has its facts behind the address too", (message, role) =>
  expect(added(message)[0]).toEqual(["create_founder", "Karel Novy", role, "Novy & Syn", "Olomouc"]),
);
test("where someone was met is no company", () =>
  expect(added(`I met a mechanic called Karel Novy at the trade fair, add him: ${URL}`)[0]).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/fair/iu)]),
  ));
