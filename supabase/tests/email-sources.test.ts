import { expect, test } from "vitest";
import {
  type EmailSource,
  emailSourceSchema,
  generateEmail,
  getEmailSources,
} from "../functions/_shared/contract/ai.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { addNote } from "../functions/_shared/contract/notes.ts";
import { refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { logTouch } from "../functions/_shared/stores/activities.ts";
import { refusal } from "./api-answers.ts";
import { newFounder, signUp } from "./named-user.ts";

test("a draft is based on what was chosen and is there, and on nothing else", async () => {
  const user = await signUp("Ada");
  const [sample] = samplePeople();
  if (!sample) throw new Error("There is nobody in the demonstration network");
  const { name, profileUrl } = sample;
  const { id: founderId } = await user.call(addFounder, { input: { name, profileUrl } });
  await user.call(refreshSummaries, { params: { founderId } });
  for (const content of ["the oldest", "🎉", "Asked for our deck", "Met at the fair", "Likes barometers"]) {
    await user.call(addNote, { params: { founderId }, input: { content } });
  }
  await logTouch(user.db, { founderId, channel: "email", message: "The first one" });
  await logTouch(user.db, { founderId, channel: "phone", message: "Talked about Lisbon" });

  const sources = await user.call(getEmailSources, { params: { founderId } });
  expect(sources.notes.map(({ content }) => content)).toEqual([
    "Likes barometers",
    "Met at the fair",
    "Asked for our deck",
  ]);
  expect(sources.touch).toMatchObject({ channel: "phone", message: "Talked about Lisbon" });
  const basis = {
    post: [{ kind: "post", postId: sources.post?.postId, postUrl: sources.post?.postUrl }],
    notes: sources.notes.map(({ noteId, content }) => ({ kind: "note", noteId, quote: content })),
    touch: [{ kind: "touch", channel: "phone", at: sources.touch?.at }],
  };
  const draft = (chosen?: EmailSource[]) =>
    user.call(generateEmail, { input: { founderId, ...(chosen && { sources: chosen }) } });
  for (const source of emailSourceSchema.options) {
    expect((await draft([source])).basedOn).toMatchObject(basis[source]);
    expect((await draft([source])).basedOn).toHaveLength(basis[source].length);
  }
  expect((await draft([])).basedOn).toEqual([]);
  // Notes are the user's own: without a word from them, none of it is in a draft.
  expect((await draft()).basedOn.map(({ kind }) => kind)).toEqual(["post", "touch"]);
  expect((await draft()).body).not.toContain("deck");
  expect((await draft(["notes"])).body).toContain("“Asked for our deck”");
});

test("of someone new there is nothing, and what is chosen all the same changes nothing", async () => {
  const { call } = await signUp("Ada");
  const { id: founderId } = await call(addFounder, { input: newFounder("Grace") });
  expect(await call(getEmailSources, { params: { founderId } })).toEqual({ post: null, notes: [], touch: null });
  const chosen = await call(generateEmail, { input: { founderId, sources: ["post", "notes", "touch"] } });
  expect(chosen.basedOn).toEqual([]);
  expect(chosen.body).toBe((await call(generateEmail, { input: { founderId, sources: [] } })).body);
});

test("says nothing of another user's founder, and refuses a source that it does not know", async () => {
  const ada = await signUp("Ada");
  const { id: founderId } = await ada.call(addFounder, { input: newFounder("Grace") });
  await ada.call(addNote, { params: { founderId }, input: { content: "Asked for our deck" } });
  const { token } = await signUp("Bob");
  expect(await refusal(getEmailSources, token, { params: { founderId } })).toEqual({
    status: 404,
    error: "Founder not found",
  });
  const sources = ["diary" as never];
  expect(await refusal(generateEmail, ada.token, { input: { founderId, sources } })).toEqual({
    status: 400,
    error: "Unknown source",
  });
});
