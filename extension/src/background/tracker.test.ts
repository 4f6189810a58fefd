import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { COLLECTED_VERSION } from "../messages.ts";
import { account, aTracker, personCard, seen } from "../testing/fake-tracker.ts";

const saved = () => ({ body: { person: personCard, isNew: true } });
const card = () => ({ body: personCard });
const nobody = () => "no answer" as const;
const note = (id: string, content = "Met at the fair") => ({ id, founderId: personCard.id, content });
const NOTE = "018f0000-0000-7000-8000-00000000000";

test("saves someone with the account's token and remembers them among the recent ones", async () => {
  const { tracker, sent } = await aTracker(saved);
  expect(await tracker.save(seen)).toMatchObject({ state: "done", isNew: true });
  expect(sent).toEqual([{ method: "POST", path: "/extension/people", token: "Bearer trk_secret", body: seen }]);
  const { recent, waiting, connection } = await tracker.state();
  expect({ recent, waiting, connection }).toEqual({
    recent: [{ id: personCard.id, name: personCard.name }],
    waiting: [],
    connection: { state: "connected", email: account.email },
  });
});

test("never says the token, whatever it is asked", async () => {
  const { tracker } = await aTracker(saved);
  await tracker.save(seen);
  const said = [await tracker.state(), await tracker.search("gra"), await tracker.lookUp(seen.profileUrl)];
  expect(JSON.stringify(said)).not.toContain(account.token);
});

test("saves nothing before the user has seen what is collected, also since it is more than before, or is connected", async () => {
  const { tracker, keeper, sent } = await aTracker(saved);
  for (const [agreed, hasAgreedToLess] of [
    [0, false],
    [COLLECTED_VERSION - 1, true],
  ] as const) {
    await keeper.write("agreed", agreed);
    expect(await tracker.save(seen)).toMatchObject({ state: "refused" });
    expect(await tracker.state()).toMatchObject({ hasAgreed: false, hasAgreedToLess });
  }
  await keeper.write("agreed", COLLECTED_VERSION);
  await keeper.write("account", null);
  expect(await tracker.save(seen)).toMatchObject({ state: "refused" });
  expect(sent).toEqual([]);
});

test("keeps what could not be sent, over a restart, and sends it once, in its order and under its ids", async () => {
  const { tracker, restarted, sent, answer } = await aTracker(nobody);
  expect(await tracker.note(note(`${NOTE}1`))).toEqual({ state: "waiting" });
  expect(await tracker.note(note(`${NOTE}2`, "Another"))).toEqual({ state: "waiting" });
  expect((await tracker.state()).connection.state).toBe("unreachable");
  sent.length = 0;
  answer(card);
  const later = restarted();
  await Promise.all([later.retry(), later.retry(), later.check()]);
  const notes = sent.filter(({ method }) => method === "POST");
  expect(notes.map(({ body }) => body)).toEqual([
    { id: `${NOTE}1`, content: "Met at the fair" },
    { id: `${NOTE}2`, content: "Another" },
  ]);
  expect((await later.state()).waiting).toEqual([]);
});

test("pressed twice, someone is saved once; an answer that was lost is asked for again under the same id", async () => {
  const { tracker, sent, answer } = await aTracker(nobody);
  await Promise.all([tracker.save(seen), tracker.save(seen)]);
  expect((await tracker.state()).waiting).toHaveLength(1);
  expect(await tracker.isWaiting(seen.profileUrl)).toBe(true);
  await tracker.note(note(`${NOTE}3`));
  sent.length = 0;
  answer(({ path }) => (path.endsWith("/notes") ? card() : saved()));
  await tracker.retry();
  await tracker.note(note(`${NOTE}3`));
  expect(sent.map(({ path, body }) => [path.split("/").at(-1), body["id"]])).toEqual([
    ["people", undefined],
    ["notes", `${NOTE}3`],
    ["notes", `${NOTE}3`],
  ]);
});

test("tries nothing while the browser is offline", async () => {
  let online = false;
  const { tracker, sent } = await aTracker(saved, { isOnline: () => online });
  expect(await tracker.save(seen)).toEqual({ state: "waiting" });
  expect(sent).toEqual([]);
  expect((await tracker.state()).connection.state).toBe("offline");
  online = true;
  await tracker.retry();
  expect((await tracker.state()).waiting).toEqual([]);
});

test("says why the server refused something, and does not send it again", async () => {
  const { tracker, sent } = await aTracker(() => ({ status: 404, body: { error: "Founder not found" } }));
  expect(await tracker.note(note(`${NOTE}4`))).toEqual({ state: "refused", reason: "Founder not found" });
  await tracker.retry();
  expect(sent).toHaveLength(1);
  expect((await tracker.state()).waiting).toEqual([]);
});

test("what is refused later is listed with its reason until the user removes it", async () => {
  const { tracker, answer } = await aTracker(nobody);
  await tracker.note(note(`${NOTE}5`));
  answer(() => ({ status: 404, body: { error: "Founder not found" } }));
  await tracker.retry();
  const [waiting] = (await tracker.state()).waiting;
  expect(waiting).toMatchObject({ reason: "Founder not found" });
  await tracker.dismiss(waiting?.id ?? "");
  expect((await tracker.state()).waiting).toEqual([]);
});

test("a revoked token is used no more, what waits is kept for the same account, and goes once it is connected again", async () => {
  const { tracker, keeper, sent, answer } = await aTracker(() => ({ status: 401, body: { error: "Sign in." } }));
  expect(await tracker.save(seen)).toEqual({ state: "waiting" });
  expect((await tracker.state()).connection).toEqual({ state: "revoked", email: account.email });
  await tracker.retry();
  await tracker.lookUp(seen.profileUrl);
  expect(sent).toHaveLength(1);
  answer(saved);
  await tracker.useAccount({ ...account, token: "trk_new" });
  expect(sent.at(-1)).toMatchObject({ path: "/extension/people", token: "Bearer trk_new" });
  expect(await keeper.read("queue")).toEqual([]);
});

test("what one account wants is never sent as another, nor shown to it", async () => {
  const { tracker, sent, answer } = await aTracker(nobody);
  await tracker.note(note(`${NOTE}6`));
  await tracker.save(seen);
  answer(saved);
  sent.length = 0;
  await tracker.useAccount({ ...account, id: "018f0000-0000-7000-8000-000000000002", token: "trk_other" });
  await tracker.retry();
  const { waiting, recent } = await tracker.state();
  expect({ sent, waiting, recent }).toEqual({ sent: [], waiting: [], recent: [] });
});

test("a server that does not know a call, or answers in another shape, is older; what waits stays", async () => {
  for (const reply of [{ status: 404, body: { error: "Not found" } }, { body: { surprising: true } }]) {
    const { tracker } = await aTracker(() => reply);
    expect(await tracker.save(seen)).toEqual({ state: "waiting" });
    expect((await tracker.state()).connection.state).toBe("older");
  }
  const { tracker } = await aTracker(() => ({
    body: { id: account.id, email: account.email, name: null, version: 0 },
  }));
  await tracker.check();
  expect((await tracker.state()).connection.state).toBe("older");
});

test("disconnecting forgets the token, and what was saved and waits", async () => {
  const { tracker, keeper, answer } = await aTracker(saved);
  await tracker.save(seen);
  answer(nobody);
  await tracker.note(note(`${NOTE}7`));
  await tracker.disconnect();
  expect([await keeper.read("account"), await keeper.read("recent"), await keeper.read("queue")]).toEqual([
    null,
    [],
    [],
  ]);
});
