import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const played = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ines Marrow", company: "Peatworks" }] }).say(message);
const added = (message: string) => played(message).changes.map(({ tool, input }) => ({ tool, ...input }));

test.each([
  [
    "Add two ppl from Lampkit: Tove Aas (linkedin.com/in/tove-aas) founder and Rui Melo (linkedin.com/in/rui-melo-lk) head of finance",
    [
      { name: "Tove Aas", roleTitle: "founder", company: "Lampkit" },
      { name: "Rui Melo", roleTitle: "head of finance", company: "Lampkit" },
    ],
  ],
  [
    "Please add three people at Lumo Labs: Ana Ruiz (linkedin.com/in/anaruiz) CEO, Ben Cole (linkedin.com/in/bencole) CTO and Cora Diaz (linkedin.com/in/coradiaz) designer",
    [
      { name: "Ana Ruiz", roleTitle: "CEO", company: "Lumo Labs" },
      { name: "Ben Cole", roleTitle: "CTO", company: "Lumo Labs" },
      { name: "Cora Diaz", roleTitle: "designer", company: "Lumo Labs" },
    ],
  ],
  [
    "add these two from Kettle & Sons: Tom Ford, CEO, linkedin.com/in/tomford and Ida Berg, COO, linkedin.com/in/idaberg",
    [
      { name: "Tom Ford", roleTitle: "CEO", company: "Kettle & Sons" },
      { name: "Ida Berg", roleTitle: "COO", company: "Kettle & Sons" },
    ],
  ],
  [
    "New contacts from Frostbite: Mina Park (linkedin.com/in/minapark), founder, and Olu Ade (linkedin.com/in/oluade), head of sales",
    [
      { name: "Mina Park", roleTitle: "founder", company: "Frostbite" },
      { name: "Olu Ade", roleTitle: "head of sales", company: "Frostbite" },
    ],
  ],
  [
    "save both founders of Reedly - Jan Kos linkedin.com/in/jan-kos and Mia Wolf linkedin.com/in/mia-wolf",
    [
      { name: "Jan Kos", company: "Reedly" },
      { name: "Mia Wolf", company: "Reedly" },
    ],
  ],
  [
    "Add two people from Berlin: Ana Ruiz, CEO, linkedin.com/in/anaruiz and Ben Cole, CTO, linkedin.com/in/bencole",
    [
      { name: "Ana Ruiz", roleTitle: "CEO", location: "Berlin", company: null },
      { name: "Ben Cole", roleTitle: "CTO", location: "Berlin", company: null },
    ],
  ],
])("%s", (message, expected) => {
  expect(added(message)).toMatchObject(expected.map((one) => ({ tool: "create_founder", ...one })));
});

test.each([
  "Add two people from the Oslo fair: Ana Ruiz, Kelp, linkedin.com/in/ana-ruiz and Bo Vance, Marl, linkedin.com/in/bo-vance",
  "Add two people from Kelp Summit: Ana Ruiz, Mop Ltd, linkedin.com/in/ana-ruiz and Bo Vance, Marl, linkedin.com/in/bo-vance",
])("%s: an event is nobody's firm", (message) => {
  expect(JSON.stringify(added(message))).not.toMatch(/"company":"(?:the )?(?:Oslo fair|Kelp Summit)/u);
});

test("a list without addresses is asked for them", () => {
  expect(played("Add two people from Kelp: Ana Ruiz and Bo Vance").changes).toEqual([]);
});

test.each([
  ["Add Karan Vohra, he leads sales at Boxly, linkedin.com/in/karan-vohra", "head of sales", "Boxly"],
  [
    "Can you put Rita Jonker in my list? She is heading partnerships at Dukaan. linkedin.com/in/rita-jonker",
    "head of partnerships",
    "Dukaan",
  ],
])("%s", (message, roleTitle, company) => {
  expect(added(message)).toMatchObject([{ tool: "create_founder", roleTitle, company }]);
});

test("who should be here is added", () => {
  expect(
    added("Rita Jonker of Kelp should also be in tracker, linkedin.com/in/rita-jonker, do the needful"),
  ).toMatchObject([{ tool: "create_founder", name: "Rita Jonker", company: "Kelp" }]);
});
