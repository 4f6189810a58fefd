import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Marga Oduya", company: "Oduya Pears" }], stages: ["Lead", "Meeting", "Closed"] };
const play = (message: string) => new PlayedConversation(HAVING).say(message);

test.each([
  "Got a referral: Imke Dros-Vaal, CEO at Kelp, email imke@kelp.example. Her profile is linkedin.com/in/imked, put her in Meeting pls",
  "Found a good one: Imke Dros-Vaal, CEO at Kelp, linkedin.com/in/imked, put her in Meeting",
  "Landed an intro! Imke Dros-Vaal, CEO at Kelp, linkedin.com/in/imked, put her in Meeting",
  "I was given a name: Imke Dros-Vaal, CEO at Kelp, linkedin.com/in/imked, put her in Meeting",
  "New referral: Imke Dros-Vaal, CEO at Kelp. Her profile is linkedin.com/in/imked, put her in Meeting",
  "Got an intro from Marga: Imke Dros-Vaal, CEO at Kelp, linkedin.com/in/imked, put her in Meeting",
  "Picked up a card - Imke Dros-Vaal, CEO at Kelp, linkedin.com/in/imked, put her in Meeting",
])("how someone came is no name: “%s”", (message) => {
  const { changes } = play(message);
  expect(changes.map(({ tool, input }) => [tool, input["name"], input["company"], input["stage"]])).toEqual([
    ["create_founder", "Imke Dros-Vaal", "Kelp", "Meeting"],
  ]);
});

test.each(["Got a call: linkedin.com/in/imked is what she said", "Scored an intro, more tomorrow"])(
  "nobody is added for “%s”",
  (message) => {
    expect(play(message).changes.filter(({ tool }) => tool === "create_founder")).toEqual([]);
  },
);
