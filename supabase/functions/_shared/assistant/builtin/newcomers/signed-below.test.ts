import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) => new PlayedConversation({ people: [{ name: "Yara Blom" }] }).say(message);
const MAIL = "Hello there, it was good to talk.\n\nKind regards,\nIvo Lund\nBuyer\nKelp AB\nivo@kelp.example";

test("adds who signed a mail, and takes the greeting for no name", () => {
  const { changes } = said(`please add him from his mail:\n\n${MAIL}\nlinkedin.com/in/ivolund`);
  expect(changes).toMatchObject([
    { tool: "create_founder", input: { name: "Ivo Lund", company: "Kelp AB", roleTitle: "Buyer" } },
  ]);
  expect(changes[0]?.held).not.toBeNull();
  expect(said(`add this one:\n${MAIL}`).text).toContain("To add Ivo Lund I need the address");
});

test("keeps a mail in a note whole", () => {
  expect(said(`add a note to Yara:\n\n${MAIL}`).changes).toMatchObject([
    { tool: "create_note", input: { content: expect.stringContaining("it was good to talk") as string } },
  ]);
});
