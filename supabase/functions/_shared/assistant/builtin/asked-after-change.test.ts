import { expect, test } from "vitest";
import type { KnownPerson } from "../assistant-model.ts";
import { PlayedConversation } from "./played-turn.ts";

/** Ossie is no longer among those who fit once they are looked up again. */
class Changing extends PlayedConversation {
  private lookups = 0;
  protected override fitting(...conditions: Parameters<PlayedConversation["fitting"]>): KnownPerson[] {
    const fitting = super.fitting(...conditions);
    this.lookups += 1;
    return this.lookups > 1 ? fitting.filter(({ name }) => name !== "Ossie Brand") : fitting;
  }
}
const say = (message: string) =>
  new Changing({
    people: [
      { name: "Ruta Kalnina", status: "Paused", values: { status: "Paused" } },
      { name: "Ossie Brand", status: "Paused", values: { status: "Paused" } },
    ],
  }).say(message).text;

test.each([
  "Set Ossie to Active. Who is paused now?",
  "take Ossie off Paused and make him Active. also who else is paused?",
])("“%s” is answered with what is stored then", (message) => {
  expect(say(message)).toContain("[Ruta Kalnina]");
  expect(say(message)).not.toContain("- [Ossie Brand]");
});

test("a question alone is looked up once", () => expect(say("who is paused?")).toContain("- [Ossie Brand]"));
