import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const added = (said: string) => {
  const { changes } = new PlayedConversation({ people: [] }).say(
    `add Klara Reinhardt, ${said}, linkedin.com/in/klara-reinhardt`,
  );
  const { input, held } = changes.find(({ tool }) => tool === "create_founder") ?? { input: {}, held: null };
  const { roleTitle = null, company = null, location = null } = input as Record<string, string | null>;
  return { roleTitle, company, location, held };
};

test.each(
  [
    "Orgelsachverständige",
    "Kulturbeauftragter",
    "Geigenbauerin",
    "Filmvorführer",
    "Weinhändlerin",
    "Dirigentin",
    "Freie Fotografin",
  ].flatMap((role) => [[role]]),
)("%s behind a name is what someone does", (role) => {
  expect(added(role)).toMatchObject({ roleTitle: role, company: null, held: null });
  expect(added(`${role}, Köln`)).toMatchObject({ roleTitle: role, location: "Köln", company: null, held: null });
  expect(added(`${role} bei Lindenhof`)).toMatchObject({ roleTitle: role, company: "Lindenhof" });
  expect(added(`${role} Bistum Trier`)).toMatchObject({ roleTitle: role, company: "Bistum Trier" });
});

test.each(["Vinothek Mitte", "Weinhändler Koch GmbH", "Lindenhof", "Kelp Works"])("%s is a company", (firm) => {
  expect(added(firm)).toMatchObject({ roleTitle: null, company: firm });
});

test("a surname that is a trade as well is part of the name", () => {
  const { changes } = new PlayedConversation({ people: [] }).say(
    "add Jonas Geigenbauer, linkedin.com/in/jonas-geigenbauer",
  );
  expect(changes[0]?.input).toMatchObject({ name: "Jonas Geigenbauer", roleTitle: null });
});
