import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withNewsAsTold } from "./news-heads.ts";

const WORLD = {
  people: [
    { name: "Ilse Moravec", stage: "Lead" },
    { name: "Teo Aldana", stage: "Lead" },
  ],
};
const changes = (message: string) =>
  new PlayedConversation(WORLD).say(message).changes.map(({ tool, held }) => [tool, held !== null]);

test.each([
  "Mail from Teo today. Set Ilse's stage to Closed.",
  "Call from Teo Aldana this morning. Move Ilse to Meeting",
  "Message from Ilse yesterday. Move Teo to Closed.",
  "Phone call from Ilse about the looms. Set her stage to Meeting.",
  "Email from Teo just in, move Ilse to Closed",
  "Letter from Teo today - move Ilse to Closed",
  "Text from Ilse, move Teo to Meeting",
])("what came is news, and the order behind it waits: %j", (message) =>
  expect(changes(message)).toEqual(expect.arrayContaining([["update_founder", true]])),
);
test.each([
  "Mail from Teo today.",
  "Text from Ilse this morning",
  "Visit from Teo Aldana yesterday",
  "Letter from Ilse",
])("%j is no task", (message) => expect(changes(message)).toEqual([["create_note", true]]));
test.each([
  "mail Teo today",
  "Call from the bank tomorrow",
  "Follow up on the mail from Teo tomorrow",
  "Call Teo. Mail Ilse.",
  "Note on Teo: mail from Ilse today. Nothing new.",
])("other messages stay as they are: %j", (message) => expect(withNewsAsTold(message)).toBe(message));
