import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withGroupAskings } from "./group-askings.ts";

const columns = [
  { label: "Pledge kEUR", type: "number" },
  { label: "Crates", type: "number" },
  { label: "Tasting day", type: "date" },
  { label: "Lease signed", type: "boolean" },
  { label: "Language", type: "select", options: ["Welsh", "German"] },
  { label: "Grape", type: "multiselect", options: ["Riesling", "Merlot"] },
] as const;
const having = {
  people: [
    {
      name: "Mared Huws",
      company: "Huws Wines",
      location: "Cardiff",
      stage: "Signed",
      values: { "Pledge kEUR": "40", Language: "Welsh", "Tasting day": "2030-06-20", "Lease signed": "true" },
    },
    {
      name: "Till Brandt",
      company: "Brandt Keller",
      location: "Bremen",
      stage: "Signed",
      values: { "Pledge kEUR": "10", Language: "German", Grape: "Riesling" },
    },
    {
      name: "Iwona Lis",
      company: "Lis",
      stage: "Lead",
      values: { "Pledge kEUR": "30", Grape: "Riesling", "Lease signed": "true" },
    },
  ],
  stages: ["Lead", "Signed"],
  columns: columns.map((one) => ({ ...one, options: "options" in one ? [...one.options] : [] })),
};
const own = having.columns.map((column, no) => ({ ...column, id: String(no) })) as never;
const put = (text: string) =>
  withGroupAskings(
    text,
    own,
    having.people.map(({ name, company }) => ({ name, company })),
  );
const ask = (text: string) => new PlayedConversation(having).say(text);

describe("everyday questions are put as ones that name what is kept", () => {
  test.each([
    ["If I added up every pledge, what would I get?", "total Pledge kEUR?"],
    ["what do the Riesling growers pledge together", "total Pledge kEUR of the Riesling growers?"],
    ["how much do the Bremen ones give altogether in pledges", "total Pledge kEUR of the Bremen people?"],
    ["average pledge of the Riesling companies?", "average pledge of the Riesling people?"],
    ["Tastings happening before July, whose?", "whose Tasting day is before July?"],
    ["whose tasting is before July", "whose Tasting day is before July?"],
    ["is anybody's tasting today", "whose Tasting day is today?"],
    ["does anyone have a tasting this month", "whose Tasting day is this month?"],
    ["when is Mared's tasting happening", "what is the Tasting day of Mared?"],
    ["Compare Mared and Till on pledge", "compare the pledge of Mared and Till?"],
    ["which growers are worth more than 20 in pledges", "which growers has Pledge kEUR more than 20?"],
    [
      "Of those I have spoken to at all, who has not heard from me in 60+ days",
      "who was last contacted more than 60 days ago?",
    ],
    ["Huws Wines, how much do they pledge again", "how much does Huws Wines pledge?"],
    ["Till, what's his language", "what's Till's language?"],
    ["Brandt Keller, when did we last talk to them", "when did we last talk to Brandt Keller?"],
    ["Iwona, does she speak German", "does Iwona speak German?"],
    ["how many Welsh speakers are there", "how many people with Language Welsh are there"],
    ["Which ones signed the lease but have no pledge", "Which ones has Lease signed but have no pledge"],
    ["tasting days please, both of them", "who has a Tasting day?"],
  ])("%s", (said, meant) => expect(put(said)).toBe(meant));

  test.each([
    "add a note to Till: whose idea was it, both of them",
    "note on Mared: if I added up all she said, what would I get?",
    "call Till and Mared, both of them",
    "Mared hasn't signed the lease",
    "who hasn't signed the lease",
    "Tuesday, what is on",
    "Great, did it work",
    "Compare the offers of Till and Mared on Monday",
    "Call Till about the crates, both of them",
    "Language Welsh for Till and Iwona, both",
    "do I have a call this week",
    "when is Mared's birthday",
    "Riesling, which one is it",
  ])("%s stays as it is, or is none of these", (said) => expect([said, "which one is Riesling?"]).toContain(put(said)));
});

test.each([
  ["If I added up every pledge, what would I get?", /total: 80\b.* 3 people/u],
  ["what do the Riesling growers pledge together", /Pledge kEUR, total: .*Grape Riesling/u],
  ["Which ones signed the lease but have no tasting day", /\(Lease signed, no “Tasting day”\)/u],
  ["when is Mared's tasting happening", /Tasting day: Jun 20, 2030/u],
  ["Till, what's his language", /Language: German/u],
])("%s is answered", (said, answer) => {
  const { text, changes } = ask(said);
  expect(text).toMatch(answer);
  expect(changes).toEqual([]);
});

test("that nobody is of a country is never said", () => {
  const played = new PlayedConversation(having);
  played.say("who is in Cardiff");
  expect(played.say("which of them are French").text).toMatch(/^I can't tell: no nationality is kept/u);
});

test("a kind of people with a name of the user's own is taken for people, and says so", () => {
  expect(ask("which growers have a pledge over 20").text).toMatch(
    /^I take “growers” for people\. \d people \(Pledge kEUR more than 20\)/u,
  );
});

describe("kinds of people that a column says", () => {
  const fair = {
    people: [
      { name: "Olwen Rees", location: "Swansea", values: { "Sponsor tier": "Gold", Pledge: "12" } },
      { name: "Kofi Mensah", location: "Leeds", values: { Pledge: "5" } },
    ],
    columns: [
      { label: "Sponsor tier", type: "select" as const, options: ["Gold", "Silver"] },
      { label: "Pledge", type: "number" as const, options: [] },
    ],
  };
  const say = (text: string) => new PlayedConversation(fair).say(text).text;

  test.each(["total pledge of the sponsors", "how much do my sponsors pledge all told", "who are my sponsors"])(
    "%s asks of those who have a tier",
    (said) => expect(say(said)).toContain("with “Sponsor tier”"),
  );
  test("a place beside them is kept", () =>
    expect(withGroupAskings("how much are the sponsors in Swansea pledging in total", fair.columns as never, [])).toBe(
      "total Pledge of the sponsors in Swansea?",
    ));
  test("that nobody is in a country says what is not known", () =>
    expect(say("who is in Norway")).toMatch(/^None: .* I do not know the region of every town\.$/u));
});

describe("the last contact, by which way and what of", () => {
  const played = () =>
    new PlayedConversation({
      people: [{ name: "Huw Maddocks" }],
      touches: [{ about: "Huw Maddocks", channel: "phone", content: "Ended badly" }],
    });
  test.each([
    "what happened last with Huw",
    "Summarise my last touch with Huw Maddocks",
    "how did I last speak to Huw",
    "when did I last speak to Huw, by what channel",
    "what did Huw and I last discuss",
    "sum up our latest exchange with Huw",
  ])("%s", (said) => expect(played().say(said).text).toMatch(/The last contact with .*\n- .*by phone: Ended badly/u));
  test("what someone mailed is no address of theirs", () =>
    expect(played().say("what did Huw email me?").text).toMatch(/^No contact by email with .* is logged/u));
});
