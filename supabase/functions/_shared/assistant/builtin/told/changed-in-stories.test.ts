import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Ilse Moravec", values: { Looms: "12", Crafts: "Silk" } },
    { name: "Teo Aldana" },
    { name: "Piet van Dijk" },
  ],
  columns: [
    { label: "Looms", type: "number" },
    { label: "Fair date", type: "date" },
    { label: "Tasting date", type: "date" },
    { label: "Crafts", type: "multiselect", options: ["Silk", "Wool", "Linen"] },
  ],
  tasks: [
    { title: "Chase customs forms", founderName: "Piet van Dijk" },
    { title: "Ask Teo for the lease papers", founderName: "Teo Aldana" },
    { title: "Call the mill" },
  ],
};
/** What the cards offer besides a note; what is done at once is marked. */
function offered(message: string): string[] {
  const played = new PlayedConversation(HAVING);
  return played.say(message).changes.flatMap(({ tool, input, held }) => {
    if (tool === "create_note") return [];
    const column = played.columns.find(({ id }) => id === input["fieldId"])?.label;
    const task = played.tasks.find(({ id }) => id === input["taskId"])?.title;
    const what = column === undefined ? `${task ?? tool} done` : `${column} ${String(input["value"])}`;
    return [held === null ? `at once: ${what}` : what];
  });
}

test.each([
  [
    "Just off the phone with Teo. The mill is his first client and he wants to do the tasting on the 11th of July instead.",
    ["Tasting date 2030-07-11"],
  ],
  ["Spoke to Ilse, she'd like to move her fair date to 3 July instead.", ["Fair date 2030-07-03"]],
  ["Had lunch with Teo, he asked to push his tasting to 20 July", ["Tasting date 2030-07-20"]],
  ["Lunch with Teo, he asked to push his tasting to 20 July", ["Tasting date 2030-07-20"]],
  ["Teo wants to taste on the 11th of July instead", ["Tasting date 2030-07-11"]],
  ["Chat with Ilse. She's upped her looms to 40", ["Looms 40"]],
  ["Ilse has cut her looms from 12 to 8", ["Looms 8"]],
  [
    "Ran into Ilse on the 7.42 to Graz. She's raised her looms to 40 and she's off silk now, wool only",
    ["Crafts Wool", "Looms 40"],
  ],
  ["Ilse is off silk now, wool only", ["Crafts Wool"]],
  ["Ilse dropped silk, only wool and linen now", ["Crafts Wool, Linen"]],
  ["Saw Ilse, she only does wool these days", ["Crafts Wool"]],
  ["Ilse is linen only", ["Crafts Linen"]],
  ["Piet's broker has signed so the customs forms are all in. He cheered", ["Chase customs forms done"]],
  ["Teo rang, the lease papers have arrived", ["Ask Teo for the lease papers done"]],
])("%j offers %j", (message, cards) => expect(offered(message).sort()).toEqual(cards));

test.each([
  "Saw Teo, he wants to come to the fair on 11 July",
  "Teo might want to taste on 9 July instead",
  "Teo said he would rather taste on 9 July instead of 4 July if it rains",
  "Teo wants to move to 4 Fair Street instead",
  "Teo moved his looms to 12 Mill Street",
  "Teo dropped the price to 40",
  "Teo dropped by at 4 to look at the looms",
  "Ilse is off sick now",
  "Teo only comes on Mondays",
  "Piet rang, the customs forms are not in",
  "Piet rang, the customs guy is in",
  "Note on Piet: the customs forms are all in",
])("%j offers nothing but a note", (message) => expect(offered(message)).toEqual([]));
