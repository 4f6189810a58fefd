import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Odile Marchetti" }] };
const played = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  return turns.flatMap((turn) => talk.say(turn).changes).map(({ tool, input }) => ({ tool, input }));
};
const people = (...turns: string[]) =>
  played(...turns).map(({ input }) => [input["name"], String(input["profileUrl"]).split("/in/")[1], input["company"]]);

test.each([
  ["add Ada Obi, linkedin.com/in/ada-obi. Add Tunde Bello"],
  ["add Ada Obi linkedin.com/in/ada-obi and also add Tunde Bello"],
  ["add Ada Obi, in/ada-obi and Tunde Bello too"],
  ["add Ada Obi", "https://www.linkedin.com/in/ada-obi and Tunde Bello too"],
  ["add Ada Obi", "in/ada-obi. Add Tunde Bello"],
  ["add Ada Obi", "in/ada-obi, and add Tunde Bello as well"],
])("who is named behind an address is a second person: %j", (...turns) =>
  expect(people(...turns, "linkedin.com/in/tunde-bello")).toEqual([
    ["Ada Obi", "ada-obi", null],
    ["Tunde Bello", "tunde-bello", null],
  ]),
);

test.each([
  ["add Ada Obi from Quill, linkedin.com/in/ada-obi. Add Tunde Bello from Rask"],
  ["add Ada Obi from Quill (linkedin.com/in/ada-obi) and Tunde Bello from Rask"],
  ["add Ada Obi from Quill", "in/ada-obi. Also add Tunde Bello from Rask"],
])("each keeps what was said of them: %j", (...turns) =>
  expect(people(...turns, "linkedin.com/in/tunde-bello")).toEqual([
    ["Ada Obi", "ada-obi", "Quill"],
    ["Tunde Bello", "tunde-bello", "Rask"],
  ]),
);

test.each([
  ["linkedin.com/in/ada-obi and her company is Quill", "Quill"],
  ["linkedin.com/in/ada-obi, Quill, Lagos", "Quill"],
])("what is said of her behind her address is hers: %j", (answer, company) =>
  expect(people("add Ada Obi", answer)).toEqual([["Ada Obi", "ada-obi", company]]),
);

test("an order behind an address is done too", () =>
  expect(played("add Ada Obi", "in/ada-obi and remind me to call Odile").map(({ tool }) => tool)).toEqual([
    "create_founder",
    "create_task",
  ]));
