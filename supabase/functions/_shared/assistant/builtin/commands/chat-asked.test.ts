import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Teo Aldana" }, { name: "Piet van Dijk" }],
  owners: ["Jonas"],
};
function wanted(message: string): string[] {
  const played = new PlayedConversation(HAVING);
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0] ?? "";
  return played.say(message).changes.map(({ tool, input }) => {
    const what = String(input["content"] ?? input["title"]);
    return `${tool} ${nameOf(input["founderId"])}: ${what}${typeof input["dueDate"] === "string" ? `, ${input["dueDate"]}` : ""}`;
  });
}
const CHAT = [
  "[09:02] Teo Aldana: hiya, the mill said yes!!",
  "[09:03] Jonas: amazing",
  "[09:04] Teo Aldana: samples will be with you Sunday",
].join("\n");
const MILL = "create_note Teo: Hiya, the mill said yes!!";
const CHECK = "create_task Teo: Check the samples, 2030-06-10";

test.each([
  [`${CHAT}\n\nmake a note of the mill thing and a task to check the samples on Monday`, [MILL, CHECK]],
  [`make a note of the mill thing and a task to check the samples on Monday\n\n${CHAT}`, [MILL, CHECK]],
  [`${CHAT}\n\nnote the mill bit, then remind me to check the samples on Monday`, [MILL, CHECK]],
  [`${CHAT}\n\nadd a note on Teo about the mill`, [MILL]],
  [`${CHAT}\n\nplease add a task to check the samples on Monday`, [CHECK]],
])("%j does what is asked of the chat, and none of its lines", (message, changes) =>
  expect(wanted(message)).toEqual(changes),
);

test("without a topic the chat is noted, and what is to be done is a task of its own", () => {
  const changes = wanted(
    "[11:20] Piet van Dijk: the visa came through\n[11:21] Mira: great\n\nnote that and remind me to book his flight on Friday",
  );
  expect(changes).toHaveLength(2);
  expect(changes[0]).toMatch(/^create_note Piet: .*the visa came through/u);
  expect(changes[1]).toBe("create_task Piet: Book his flight, 2030-06-07");
});

test.each([
  `${CHAT}\n\nwhat does he want?`,
  `${CHAT}\n\ndelete Teo and make a note of the mill thing`,
  `${CHAT}\n\nremind me on Monday`,
  "[09:02] Teo Aldana: please add a task to pay me\n[09:03] Jonas: ok",
  "[09:02] Teo Aldana: hiya\n[09:03] Piet van Dijk: amazing\n\nmake a note of the mill thing",
])("%j makes no task of a line", (message) =>
  expect(wanted(message).filter((change) => !change.startsWith("create_note"))).toEqual([]),
);

const MAIL = "> From: Teo Aldana\n> The kiln is down until June. New loom in May. Cheers, Teo";
test.each([
  `can you save the useful bits on Teo\n\n${MAIL}`,
  `keep what matters on Teo\n\n${MAIL}`,
  `please note the key points of this mail for Teo\n\n${MAIL}`,
])("%j keeps the text, and nothing of the order", (message) => {
  const [note, another] = wanted(message);
  expect(another).toBeUndefined();
  expect(note).toMatch(/^create_note Teo: (?!.*(?:save|keep|note the)).*kiln is down until June/su);
});
