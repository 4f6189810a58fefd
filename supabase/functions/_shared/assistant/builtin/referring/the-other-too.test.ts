import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

test.each(["the other one too", "and the other one as well please"])(
  "“%s” is the other one of that name",
  (message) => {
    const talk = new PlayedConversation({ people: [{ name: "Orla Finch" }, { name: "Jonas Finch" }] });
    talk.say("set Orla Finch to Paused");
    const [change] = talk.say(message).changes;
    expect(change).toMatchObject({ tool: "update_founder", input: { founderId: talk.people[1]?.id } });
  },
);
