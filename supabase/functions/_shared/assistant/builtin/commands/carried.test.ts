import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const people = [{ name: "Runa Falk", company: "Falk Sails" }, { name: "Otto Brand" }];
const whose = (message: string) => {
  const conversation = new PlayedConversation({ people });
  conversation.say("Note about Runa: likes tar");
  return conversation.say(message).changes.map(({ input }) => input["founderId"]);
};
const [runa] = new PlayedConversation({ people }).people.map(({ id }) => id);

test.each([
  "Remind me to call Marko tomorrow",
  "and remind me to ask Petra about the mast",
  "remind me to send Marko the bill on Friday",
])("“%s” is of someone who is not known", (message) => expect(whose(message)).toEqual([null]));
test.each([
  "and remind me to call on Friday",
  "and remind me to send the PDF tomorrow",
  "and remind me to call back tomorrow",
])("“%s” is of the one who was spoken of", (message) => expect(whose(message)).toEqual([runa]));
