import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Marga Oduya", company: "Birch Nursery" }, { name: "Per Holt" }],
  owners: ["Yusuf", "Renske de Boer"],
};
const CLOSING = ["then", "please", "too", "instead", "now", "thanks", "then please", "again", "ok"];

test.each(
  CLOSING.flatMap((closing) =>
    ["give Marga to %", "assign Marga to %", "hand Marga over to %", "set the owner of Marga to %"].flatMap((order) =>
      ["Yusuf", "Bettina"].map((owner) => [order.replace("%", owner), closing, owner] as const),
    ),
  ),
)("“%s %s” makes %s the owner, without the word that ends the sentence", (order, closing, owner) => {
  const [change] = new PlayedConversation(HAVING).say(`${order} ${closing}`).changes;
  if (change) expect(change.input["patch"]).toMatchObject({ owner });
  if (owner === "Yusuf") expect(change?.tool).toBe("update_founder");
});

const DAYS = ["the fourth of december", "the 4th of december", "the 5th", "4 december"];
const LEADS = ["on", "by", "before"];
test.each(DAYS.flatMap((day) => LEADS.map((lead) => [lead, day] as const)))(
  "no words of “%s %s” stay in the title of a task",
  (lead, day) => {
    for (const um of ["", "uh ", "um "]) {
      const [change] = new PlayedConversation(HAVING).say(
        `remind me ${lead} ${day} to ${um}send the samples to Marga`,
      ).changes;
      expect(change?.input["title"]).toBe("Send the samples to Marga");
      expect(change?.input["dueDate"]).toMatch(/-0[45]$/u);
    }
  },
);
