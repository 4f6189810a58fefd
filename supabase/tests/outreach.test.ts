import { expect, test } from "vitest";
import { listOutreachOpportunities } from "../functions/_shared/contract/ai.ts";
import { addFounder, getFounder } from "../functions/_shared/contract/founders.ts";
import type { OutreachAnswer } from "../functions/_shared/contract/outreach-answers.ts";
import { listFounderActivities, logTouch } from "../functions/_shared/stores/activities.ts";
import { answerOutreach, takeBackOutreachAnswer } from "../functions/_shared/stores/outreach.ts";
import { signUp, newFounder } from "./named-user.ts";

const DAY_MS = 86_400_000;

/** Someone who follows Grace and Edsger, with a due task for each. */
async function withTwo() {
  const user = await signUp("Ada");
  const { id: grace } = await user.call(addFounder, { input: newFounder("Grace") });
  const { id: edsger } = await user.call(addFounder, { input: newFounder("Edsger") });
  // Nobody else is followed: with a new person there is nothing to say.
  await user.call(addFounder, { input: newFounder("Nobody new") });
  const due = [grace, edsger].map((founder_id) => ({ founder_id, title: "Send the deck", due_on: "2026-01-31" }));
  const { error } = await user.db.from("tasks").insert(due);
  expect(error).toBeNull();
  const proposed = async () => (await user.call(listOutreachOpportunities)).data.map(({ founderName }) => founderName);
  const answer = (said: OutreachAnswer, now = new Date()) =>
    answerOutreach(user.db, { founderId: grace, answer: said, reason: "never_in_touch" }, now);
  return { user, grace, proposed, answer };
}

test("leaves out who an answer keeps quiet, until that is over or taken back", async () => {
  const { user, proposed, answer } = await withTwo();
  expect((await proposed()).toSorted()).toEqual(["Edsger", "Grace"]);
  const snoozed = await answer({ kind: "snoozed", period: "week" });
  expect(await proposed()).toEqual(["Edsger"]);
  await takeBackOutreachAnswer(user.db, snoozed);
  expect(await proposed()).toHaveLength(2);
  await answer({ kind: "snoozed", period: "day" }, new Date(Date.now() - 2 * DAY_MS));
  expect(await proposed()).toHaveLength(2);
  await answer({ kind: "not_useful" });
  expect(await proposed()).toEqual(["Edsger"]);
});

test("takes back nobody else's answer, and answers about nobody else's people", async () => {
  const { user, grace, proposed, answer } = await withTwo();
  const snoozed = await answer({ kind: "not_useful" });
  const bob = await signUp("Bob");
  await takeBackOutreachAnswer(bob.db, snoozed);
  expect(await proposed()).toEqual(["Edsger"]);
  const said = { founderId: grace, answer: { kind: "touched" }, reason: null } as const;
  await expect(answerOutreach(bob.db, said, new Date())).rejects.toMatchObject({ status: 404 });
  expect((await user.db.from("outreach_answers").select("id")).data).toHaveLength(1);
});

test("logs a touch with what was sent, and the founder's last touch is fresh", async () => {
  const { user, grace } = await withTwo();
  await logTouch(user.db, { founderId: grace, channel: "email", message: "Hi Grace" });
  const { lastTouchAt } = await user.call(getFounder, { params: { founderId: grace } });
  expect(Date.now() - Date.parse(lastTouchAt ?? "")).toBeLessThan(60_000);
  const [touch] = await listFounderActivities(user.db, grace, 1);
  expect(touch).toMatchObject({ type: "touch", details: { channel: "email", message: "Hi Grace" } });
  const bob = await signUp("Bob");
  await expect(logTouch(bob.db, { founderId: grace, channel: "email" })).rejects.toMatchObject({ status: 404 });
});
