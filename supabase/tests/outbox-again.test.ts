// Texts that the user resends.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addUser, NUMBER, type Outbox, openOutbox } from "./outbox-world.ts";

let outbox: Outbox;
let { sql, twilio, queue, enqueue, trySending, stateOf, taken, userId } = {} as Outbox;
beforeAll(async () => {
  outbox = await openOutbox("outbox_again");
  ({ sql, twilio, queue, enqueue, trySending, stateOf, taken, userId } = outbox);
});
beforeEach(() => outbox.reset());
afterAll(() => outbox.stop());

const retryAs = (user: string, id: string) =>
  sql.begin(async (as) => {
    await as`select set_config('request.jwt.claim.sub', ${user}, true)`;
    await as`set local role authenticated`;
    return (await as<[{ ok: boolean }]>`select public.retry_message(${id}) as ok`)[0].ok;
  });

test("only its owner can resend a failed text, within a day", async () => {
  const id = await enqueue("Again, please");
  twilio.behave({ refuse: { code: 21612, status: 400 }, isSilent: true });
  await trySending();
  expect(await retryAs(await addUser(sql), id)).toBe(false);
  expect(await retryAs(userId(), id)).toBe(true);
  twilio.behave({ isSilent: true });
  await trySending();
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
  expect(await retryAs(userId(), id)).toBe(false);
});

test("a late status callback about the first sending doesn't end the second", async () => {
  const id = await enqueue("Again");
  await trySending();
  const sid = twilio.messages.at(-1)?.sid ?? "";
  const tell = (vendorId: string, status: string) =>
    queue.noteDelivery({ outboxId: id, vendorId, status, errorCode: status === "undelivered" ? 30003 : null });
  await tell(sid, "undelivered");
  expect(await retryAs(userId(), id)).toBe(true);
  expect(await tell(sid, "undelivered")).toBe(false);
  // Nor is the first sending taken for the second when the worker gets no response and looks at Twilio's list.
  twilio.behave({ answer: "not taken and 500", isSilent: true, times: 1 });
  await trySending();
  twilio.behave({ isSilent: true });
  await trySending();
  const newest = twilio.messages.at(-1)?.sid ?? "";
  expect([taken(), newest === sid]).toEqual([2, false]);
  expect([await tell(newest, "delivered"), await stateOf(id)]).toMatchObject([true, { state: "delivered" }]);
});

test("an unlinked number gets no more texts of its former owner, resent ones included", async () => {
  const [waiting, failed] = [await enqueue("Waits"), await enqueue("Failed")];
  await sql`update public.outbox set state = 'failed', next_try_at = null where id = ${failed}`;
  await sql`delete from public.phones`;
  await sql`insert into public.phones (user_id, phone) values (${await addUser(sql)}, ${NUMBER})`;
  await trySending();
  const reason = "This number isn't linked to your account any more.";
  expect([await stateOf(waiting), taken()]).toMatchObject([{ state: "failed", reason }, 0]);
  await expect(retryAs(userId(), failed)).rejects.toMatchObject({ message: reason });
  expect(await stateOf(await enqueue("Late"))).toMatchObject({ state: "failed", reason });
});
