import { expect, test } from "vitest";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { confirmAction, sendMessage } from "../functions/_shared/contract/assistant.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";

/** A user who follows Jane Doe and Omar Haddad, and says things to the built-in assistant. */
async function withPeople() {
  const user = await signUp("Ada");
  for (const name of ["Jane Doe", "Omar Haddad"]) await user.call(addFounder, { input: newFounder(name) });
  let sessionId: string | undefined;
  const say = async (message: string) => {
    const reply = await user.call(sendMessage, { input: { message, mode: "agent", ...(sessionId && { sessionId }) } });
    sessionId = reply.sessionId;
    return reply;
  };
  return { user, say };
}

const people = async ({ db }: NamedUser) =>
  (await listPeople(db)).rows.map(({ name, stage, company }) => `${name} ${stage ?? "-"} ${company ?? "-"}`).sort();

test.each([
  ...[
    "ok, don't delete Jane Doe",
    "Okay, no! Not Jane Doe",
    "Yes I know Jane Doe, but no, keep her",
    "yeah no, leave Jane Doe alone",
  ],
  ...["Sure, on second thought keep Jane Doe", "Sure, but who is Jane Doe?", "ok wait, tell me about Jane Doe first"],
  ...["Confirm first: what will be lost with Jane Doe?", "Ok. Add a note to Jane Doe: hello", "yes? delete Jane Doe?"],
])("%j deletes nobody", async (words) => {
  const { user, say } = await withPeople();
  expect((await say("Delete Jane Doe")).actions).toMatchObject([{ status: "proposed" }]);
  await say(words);
  expect(await people(user)).toHaveLength(2);
});

test.each(["yes", "ok", "Yes, delete Jane Doe", "yes please delete Jane Doe, thanks", "Sure, Jane Doe"])(
  "%j deletes who was to be deleted: the control",
  async (words) => {
    const { user, say } = await withPeople();
    await say("Delete Jane Doe");
    await say(words);
    expect(await people(user)).toEqual([expect.stringContaining("Omar Haddad")]);
  },
);

test.each([
  ...[
    "Please do not move Jane Doe to Meeting",
    "Never move Jane Doe to Meeting",
    "Don't you dare set Jane Doe's stage to Meeting",
  ],
  ...["You shouldn't set the stage of Jane Doe to Meeting", "Should I move Jane Doe to Meeting?"],
  ...["She said: move Jane Doe to Meeting", 'They wrote "Move Jane Doe to Meeting"', "Don't clear Jane Doe's company"],
  ...["Don't add a note to Jane Doe that she lies", "No need to note that Jane Doe is late"],
  ...["Don't remind me to call Jane Doe", "Stop reminding me to call Jane Doe", "Don't delete Jane Doe"],
  "Don't add Bob Ray https://www.linkedin.com/in/bobray-typed-yes",
])("the built-in assistant does nothing at once on %j", async (message) => {
  const { user, say } = await withPeople();
  const before = await people(user);
  const { actions } = await say(message);
  expect(actions.filter(({ status }) => status === "executed")).toEqual([]);
  expect(await people(user)).toEqual(before);
});

test.each(["yes", "the button"])("who was added by %s is who “she” is from then on", async (way) => {
  const { user, say } = await withPeople();
  await say("Set the stage of Omar Haddad to Meeting");
  const [card] = (await say("new: Lena Ostrow, linkedin.com/in/lena-ostrow-spoken, Papierflug")).actions;
  expect(card).toMatchObject({ tool: "create_founder", status: "proposed" });
  if (way === "yes") await say("yes");
  else await user.call(confirmAction, { params: { actionId: card?.id ?? "" } });
  expect((await say("add a note: she is sending the deck next week")).reply).toContain("Lena Ostrow");
});
