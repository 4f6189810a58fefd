import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { isNoOwnName, isOnlyPronoun } from "./only-pointing.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  tasks: [{ title: "Order corks" }],
  columns: [
    { label: "Vouched by", type: "text" as const },
    { label: "Carrier", type: "select" as const, options: ["Norfrakt", "Own van"] },
    { label: "Routes", type: "multiselect" as const, options: ["North", "South"] },
  ],
};
const played = (message: string) => new PlayedConversation(having).say(message);

test.each([
  "Set the Vouched by of Teo to it",
  "Teo's Vouched by is that one",
  "set Ilse's company to that",
  "rename the task Order corks to it",
  "rename the task Order corks to a task",
  "rename the column Carrier to it",
  "call the column Carrier that",
  "Add this to Routes",
  "add it as an option to Carrier",
  "put that under Carrier as an option",
  "add a column called it",
  "rename the option North to that",
])("%j stores no pronoun", (message) => {
  const { text, changes } = played(message);
  expect(JSON.stringify(changes)).not.toMatch(/"(?:it|that|this|that one|a task)"/iu);
  expect(text).not.toMatch(/^\d\. (?:Add|Set) (?:It|This|That)\b/imu);
});

test.each([
  ["One more haulier has come up, Fjordbil. Put it as an option under Carrier", "Fjordbil"],
  ["There is a new haulier called Kystgods; please add it to Carrier", "Kystgods"],
  ["Blue Lorry is now on the market. Add that one as a new option to the Carrier column", "Blue Lorry"],
])("%s", (message, option) => {
  expect(played(message).changes).toMatchObject([{ tool: "change_custom_field", input: { added: [option] } }]);
});

test.each(["IT", "This Day", "It Works", "Thatcher", "Task force", "That's Life"])("%j is a name", (name) => {
  expect(isOnlyPronoun(name)).toBe(false);
  expect(isNoOwnName(name)).toBe(false);
});

test("names are set as they are", () => {
  expect(played("Set the industry of Teo to IT").changes).toMatchObject([{ input: { patch: { industry: "IT" } } }]);
  expect(played("rename the task Order corks to Order bungs").changes).toMatchObject([{ tool: "update_task" }]);
  expect(played("add East to the Routes options").changes).toMatchObject([{ input: { added: ["East"] } }]);
});
