import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [
    { name: "Runa Holm", company: "Holm Dairy", values: { Labels: "Organic" } },
    { name: "Yusuf Demir", company: "Demir Farms", values: { Labels: "Fair Trade, Kosher" } },
  ],
  columns: [
    { label: "Labels", type: "multiselect", options: ["Organic", "Fair Trade", "Kosher", "Halal (HMC)"] },
    { label: "Grade", type: "select", options: ["A", "B"] },
  ],
};
const changesOf = (message: string) => new PlayedConversation(having).say(message).changes;

test.each([
  ["Runa got her Kosher, add that beside the Organic", ["Organic", "Kosher"]],
  ["Runa has finally got Fair Trade - so put it next to Organic please", ["Organic", "Fair Trade"]],
  ["Runa received the Halal now, list it with the others", ["Organic", "Halal (HMC)"]],
  ["Yusuf passed Organic. Tick that alongside his Kosher", ["Fair Trade", "Kosher", "Organic"]],
  ["Holm Dairy got the Kosher, add it under Labels", ["Organic", "Kosher"]],
])("%s", (message, labels) => {
  const [change, another] = changesOf(message);
  expect(another).toBeUndefined();
  expect(JSON.stringify(change?.input)).toContain(JSON.stringify(labels.join(", ")));
});

test.each([
  "Runa got a puppy, add that beside the Organic",
  "Runa got her Kosher, add that to her notes",
  "Runa got an A, add that beside the B",
])("%s: no option is added for it", (message) => {
  expect(changesOf(message).filter(({ tool, held }) => tool === "set_custom_value" && held === null)).toEqual([]);
});
