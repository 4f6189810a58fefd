import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) =>
  new PlayedConversation({ people: [{ name: "Omar Haddad" }] }).say(message).changes.map(({ tool, input, held }) => ({
    tool,
    company: input["company"] ?? null,
    isHeld: held !== null,
  }));

const REMARKS = ["Omar's nephew", "a friend of mine", "my old neighbour", "the second Jane haha", "finally", "lol"];
const ENDS = [", works at Kelp Works", ", she's with Kelp Works", ". She is at Kelp Works"];
test.each(REMARKS.flatMap((remark) => ENDS.map((end) => `${remark}${end}`)))(
  "“Jane Doe, %s”: what is said in passing is no company",
  (said) => {
    const [added] = play(`add Jane Doe, ${said}, linkedin.com/in/jane-doe`);
    expect(added).toMatchObject({ tool: "create_founder", company: "Kelp Works" });
  },
);

test.each(["the village band", "small letters united", "old harbour works"])(
  "“Jane Doe, %s” may be a company, and is shown first",
  (said) => {
    const [added] = play(`add Jane Doe, ${said}, linkedin.com/in/jane-doe`);
    expect(added?.company === null || added?.isHeld).toBe(true);
  },
);

test.each(["Kelp Works", "Meta", "Brandt & Sons", "Kelp Works GmbH"])(
  "“Jane Doe, %s” is at that company",
  (company) => {
    expect(play(`add Jane Doe, ${company}, linkedin.com/in/jane-doe`)[0]).toMatchObject({ company });
  },
);

test.each(["Galway Civic Trust", "Kelp Works", "Harbour Museum"])("an article is no part of “%s”", (company) => {
  expect(play(`New contact: Jane Doe from the ${company}. linkedin.com/in/jane-doe`)[0]).toMatchObject({ company });
});
