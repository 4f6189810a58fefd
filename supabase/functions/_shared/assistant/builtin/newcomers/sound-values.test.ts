import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { isSoundValue } from "./sound-values.ts";

const HAVING = {
  people: [{ name: "Marga Oduya", company: "Birch Nursery" }],
  owners: ["Yusuf"],
  columns: [
    { label: "Crops", type: "multiselect" as const, options: ["Apples", "Plums"] },
    { label: "Season", type: "select" as const, options: ["Spring", "Autumn"] },
  ],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message).changes;
const URL = "https://www.linkedin.com/in/jonna-lehto";

const DOES = [
  "runs the crops programme",
  "leads the season opening",
  "organises the youth workshops",
  "teaches the evening class",
];
const FIRMS = ["Ateneum Garden", "Koivu Hall"];
const BEHIND = ["", ", jonna@koivu.example", " and you can call her any time", " and we met her last week"];
test.each(DOES.flatMap((does) => FIRMS.flatMap((firm) => BEHIND.map((behind) => [does, firm, behind] as const))))(
  "“she %s at %s in Turku%s” says what she does, where, and in which town",
  (does, firm, behind) => {
    const all = play(`new contact: Jonna Lehto ${URL} she ${does} at ${firm} in Turku${behind}`);
    expect(all[0]?.input).toMatchObject({ roleTitle: does, company: firm, location: "Turku" });
    expect(all.filter(({ tool }) => tool === "set_custom_value")).toEqual([]);
  },
);

const PLACES = ["Turku", "Oulu", "San José"];
const SAYS = [
  "and you can reach her at jonna@koivu.example",
  "and her mail is jonna@koivu.example",
  "and we call her on Fridays",
  "and please add her to my list",
];
test.each(PLACES.flatMap((place) => SAYS.map((says) => [place, says] as const)))(
  "the place ends where “%s %s” goes on with something else",
  (place, says) => {
    const [first] = play(
      `Save a new person, her name is Jonna Lehto, she works at Koivu Hall in ${place} ${says}. ${URL}`,
    );
    expect(first?.input).toMatchObject({ name: "Jonna Lehto", location: place });
  },
);

test("an article alone is no company", () => {
  for (const article of ["the", "a", "an"]) {
    const [first] = play(`add Jonna Lehto, she is from ${article} , ${URL}`);
    expect(first?.input["company"] ?? null).toBeNull();
  }
});

test.each([
  ...[
    "the",
    "An",
    "Turku and you can reach her at",
    "Hall where she is",
    "Koivu and please",
    "Hall at",
    "works for us",
  ],
])("“%s” is no name of a firm or a place", (words) => {
  expect(isSoundValue(words)).toBe(false);
});

test.each(["The Who", "Fox and Hound", "She Codes", "Bank of the West", "Us Two", "What3words", "Can Do Foods"])(
  "“%s” is one",
  (words) => {
    expect(isSoundValue(words)).toBe(true);
  },
);

test.each(["Jonna Lehto at the Abbey of Koivu is a new lead", "Jonna Lehto at the Abbey of Koivu has a shop"])(
  "“%s”: a verb behind a company is no part of it",
  (said) => {
    expect(JSON.stringify(play(`${said} -> ${URL}`))).not.toMatch(/Koivu (?:is|has)"/u);
  },
);
test("“there's a new client” is no company", () => {
  expect(JSON.stringify(play(`there's a new rental client: Jonna Lehto of Koivu Hall. ${URL}`))).not.toMatch(
    /"company":"There/u,
  );
});
