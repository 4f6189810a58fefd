import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [{ name: "Ansel Brouwer" }, { name: "Runa Vik" }, { name: "Obi Nwosu" }],
    tasks: [{ title: "Varnish the hull" }, { title: "Order rope" }],
  });
const done = (message: string) =>
  world()
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["patch"] ?? input["founderId"]]);
const runa = world().say("note for Runa: likes tea").changes[0]?.input["founderId"];

test.each([
  "put the hull job under Runa rather than Obi",
  "please move the varnish item to Runa instead of Ansel Brouwer",
  "hang the hull thing on Runa Vik",
  "list the varnish to-do under Runa's name",
  "file the hull one with Runa and not with Obi please",
])("a task is put under a person: %j", (message) => {
  expect(done(message)).toEqual([["update_task", expect.objectContaining({ founderId: runa, title: null })]]);
});

test.each(["move the rope job to Friday", "put the rope task on Monday"])("a day is nobody: %j", (message) => {
  expect(done(message)).toEqual([["update_task", expect.objectContaining({ founderId: null })]]);
});
