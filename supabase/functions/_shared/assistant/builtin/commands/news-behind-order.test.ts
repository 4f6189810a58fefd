import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: ["Ada Lindqvist", "Noor Haddad", "Bruno Castellani"].map((name) => ({ name })) };
const said = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input }) => {
    const { founderId, title, patch } = input as { founderId?: string; title?: string; patch?: { stage?: string } };
    const who = having.people[Number(String(founderId).slice(-1))]?.name ?? null;
    return tool === "create_task" ? [title, who] : [patch?.stage, who];
  });

const JOINTS = [" and", ", and oh yeah", ", btw", " and by the way"];
const NEWS = [
  "Noor signed",
  "noor has accepted",
  "Noor's contract is signed",
  "noor contract came back",
  "the offer from Noor was accepted",
];
const ORDERS = ["so move her to Closed", "so please set her stage to Closed", "and so mark her as Closed"];
test.each(NEWS.flatMap((news, no) => ORDERS.map((order, at) => `${JOINTS[(no + at) % 4] ?? ""} ${news} ${order}`)))(
  "an order behind news is about who the news is about: remind me to call Bruno on Friday%s",
  (news) => {
    expect(said(`remind me to call Bruno on Friday${news}`)).toEqual([
      ["Call Bruno", "Bruno Castellani"],
      ["Closed", "Noor Haddad"],
    ]);
  },
);

test("changes nothing of others where the news is about someone unknown", () => {
  expect(said("remind me to call Bruno and Sefa signed so move her to Closed")).toEqual([
    ["Call Bruno", "Bruno Castellani"],
  ]);
});

test.each([
  ["remind me to check whether Bruno paid and Noor signed", "Check whether Bruno paid and Noor signed"],
  ["remind me to call Bruno and Noor about the signed papers", "Call Bruno and Noor about the signed papers"],
])("leaves what is to be done whole: %s", (message, title) => {
  expect(said(message).map(([one]) => one)).toEqual([title]);
});
