import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const columns = [{ label: "Bells", type: "number" as const }];
const talk = () => new PlayedConversation({ people: [{ name: "Orla Finch", company: "Tidewell" }], columns });
const isTold = ({ held }: { held: string | null }) => held?.startsWith("You told me this") ?? false;
const TOLD = "Orla's new email is orla@tidewell.example";

test.each([
  "and her title is CEO",
  "add to that: she's based in Oslo",
  "also she lives in Lyon",
  "oh and her bells are 5",
  "plus her bells is 5",
  "one more thing, she's the CFO now",
  "and she likes rowing",
])("beside a told card that waits, %j waits too", (message) => {
  const said = talk();
  said.say(TOLD);
  expect(said.say(message).changes.map(isTold)).toEqual([true]);
});

test.each(["and she's based in Oslo", "and her bells are 5", "and she is the CEO"])(
  "after an answer about someone, %j is told and no question",
  (message) => {
    const said = talk();
    said.say("show Orla");
    expect(said.say(message).changes.map(isTold)).toEqual([true]);
  },
);

test("right after an order it goes on with the order", () => {
  const said = talk();
  said.say("set Orla's email to orla@tidewell.example");
  expect(said.say("and her title is CEO").changes).toEqual([expect.objectContaining({ held: null })]);
});

test.each(["and is she based in Oslo?", "and is she the CEO", "and who is the CEO"])(
  "%j stays a question",
  (message) => {
    const said = talk();
    said.say("show Orla");
    expect(said.say(message).changes).toEqual([]);
  },
);
