import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addReader, makeDigestsOn, makeDue, openDigests } from "./digest-world.ts";
import { startProgram } from "./worker-process.ts";

const { sql, url, drop, empty, read } = await openDigests("digests_scratch");
beforeEach(empty);
afterAll(drop);

describe("a time zone is stored under its canonical name", () => {
  const stored = (zone: string) =>
    read.asUser(reader, async (as) => {
      await as`update public.profiles set time_zone = ${zone} where id = ${reader}`;
      return (await as<{ time_zone: string }[]>`select time_zone from public.profiles`)[0]?.time_zone;
    });
  let reader: string;
  beforeEach(async () => {
    reader = await addReader(sql);
  });

  test.each([
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Europe/Kiev", "Europe/Kyiv"],
    ["Asia/Kathmandu", "Asia/Kathmandu"],
    ["Etc/UTC", "UTC"],
    ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ])("%s as %s", async (given, name) => {
    expect(await stored(given)).toBe(name);
  });

  test.each(["FOO3", "Mars/Olympus", "EST5EDT", "", "posix/Europe/Berlin", "<+03>-3"])(
    "%j is refused",
    async (given) => {
      await expect(stored(given)).rejects.toMatchObject({ message: "Choose a time zone from the list." });
    },
  );

  test("under the one that Postgres knows, if it knows only one of two", async () => {
    const name = async (given: string, known: string[]) =>
      (await sql<[{ name: string | null }]>`select private.canonical_zone(${given}, ${known}) as name`)[0].name;
    for (const given of ["Europe/Kiev", "Europe/Kyiv"]) {
      expect(await name(given, ["Europe/Kyiv", "Europe/Kiev"])).toBe("Europe/Kyiv");
      expect(await name(given, ["Europe/Kyiv"])).toBe("Europe/Kyiv");
      expect(await name(given, ["Europe/Kiev"])).toBe("Europe/Kiev");
      expect(await name(given, [])).toBeNull();
    }
  });
});

describe("each local day has one hour", () => {
  /** Returns the hours of all days of a year, as the lane plans them one after the other. */
  const planned = async (zone: string, hour: number, weekends = true) => {
    const userId = await addReader(sql);
    return await sql<{ day: string; local: string; hours: number | null }[]>`
      with recursive walk as (
        select n.next_on, n.due_at, null::timestamptz as before, 1 as count
        from queue.next_digest(${userId}, ${hour}::smallint, ${zone}, ${weekends}, '2026-03-01T00:00Z') n
        union all
        select n.next_on, n.due_at, w.due_at, w.count + 1
        from walk w cross join lateral queue.next_digest(${userId}, ${hour}::smallint, ${zone}, ${weekends}, w.due_at) n where w.count < 365
      )
      select next_on::text as day, to_char(due_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as local,
        extract(epoch from due_at - before)::float8 / 3600 as hours
      from walk order by due_at`;
  };

  test.each([
    ["America/New_York", 7],
    ["America/New_York", 2],
    ["America/New_York", 1],
    ["Asia/Kolkata", 7],
    ["Asia/Kathmandu", 0],
    ["Australia/Lord_Howe", 2],
    ["Pacific/Apia", 23],
  ])("in %s at %i, over its clock changes", async (zone, hour) => {
    const days = await planned(zone, hour);
    expect(new Set(days.map(({ day }) => day)).size).toBe(365);
    for (const { day, local } of days) expect(local.slice(0, 10)).toBe(day);
    // The same hour on two days is 22 to 26 hours apart.
    for (const { hours } of days.slice(1)) expect(Math.abs((hours ?? 0) - 24)).toBeLessThanOrEqual(2);
    const at = `${String(hour).padStart(2, "0")}:00`;
    const moved = days.filter(({ local }) => !local.endsWith(at)).map(({ local }) => local);
    expect(moved).toEqual(
      zone === "America/New_York" && hour === 2
        ? ["2026-03-08 03:00"]
        : zone === "Australia/Lord_Howe"
          ? ["2026-10-04 02:30"]
          : [],
    );
  });

  test("except Saturday and Sunday, for a user who turned weekends off", async () => {
    const days = await planned("Europe/Berlin", 7, false);
    expect(days.every(({ day }) => ![0, 6].includes(new Date(day).getUTCDay()))).toBe(true);
  });

  test("in whatever zone a day had its digest", async () => {
    const userId = await addReader(sql, { zone: "Pacific/Kiritimati" });
    await makeDigestsOn(sql);
    const [first] = await read.digestsOf(userId);
    for (const zone of ["Pacific/Pago_Pago", "Asia/Tokyo", "America/New_York"]) {
      await sql`update public.profiles set time_zone = ${zone} where id = ${userId}`;
      expect((await read.laneOf(userId))?.["next_on"]).not.toBe(first?.local_date);
    }
  });
});

describe("a digest that is due", () => {
  test("is stored once and texted with a link, and the next one is planned", async () => {
    const userId = await addReader(sql, { byText: true });
    expect(await makeDigestsOn(sql)).toBe(1);
    expect(await read.digestsOf(userId)).toEqual([
      { local_date: await read.today(), is_asked: false, numbers: [1], titles: ["Call Ana"] },
    ]);
    expect((await read.textsOf(userId)).map(({ body }) => body)).toEqual([
      "Today:\n1 Call Ana, 2 days overdue\nhttps://tracker.example/digest",
    ]);
    expect(await makeDigestsOn(sql)).toBe(0);
    await makeDue(sql, userId);
    expect(await makeDigestsOn(sql)).toBe(0);
    expect([(await read.digestsOf(userId)).length, (await read.textsOf(userId)).length]).toEqual([1, 1]);
    expect((await read.laneOf(userId))?.["next_on"]).not.toBe(await read.today());
  });

  test("is not made when it would be empty", async () => {
    const userId = await addReader(sql, { byText: true });
    await sql`update public.tasks set status = 'done' where user_id = ${userId}`;
    expect(await makeDigestsOn(sql)).toBe(0);
    expect([await read.digestsOf(userId), await read.textsOf(userId)]).toEqual([[], []]);
    expect(await read.laneOf(userId)).toMatchObject({ lease_token: null, attempts: 0 });
    expect(await makeDigestsOn(sql)).toBe(0);
  });

  test("is made once by two workers at once", async () => {
    const readers: string[] = [];
    for (let reader = 0; reader < 60; reader += 1) readers.push(await addReader(sql, { byText: true }));
    const made = await Promise.all([makeDigestsOn(sql), makeDigestsOn(sql), makeDigestsOn(sql)]);
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(60);
    const [counts] = await sql`
      select (select count(*)::int from public.digests) as digests, (select count(distinct user_id)::int from public.digests) as readers,
        (select count(*)::int from public.outbox) as texts`;
    expect(counts).toEqual({ digests: 60, readers: 60, texts: 60 });
  });

  test("is made once when the worker is killed between composing and storing it", async () => {
    const userId = await addReader(sql, { byText: true });
    const worker = startProgram("digest-worker.ts", [url]);
    await worker.says(/^waits before store_digests$/);
    await worker.kill();
    expect(await makeDigestsOn(sql)).toBe(0);
    await sql`update queue.digest_lanes set lease_until = clock_timestamp() where user_id = ${userId}`;
    expect(await makeDigestsOn(sql)).toBe(1);
    expect([(await read.digestsOf(userId)).length, (await read.textsOf(userId)).length]).toEqual([1, 1]);
  }, 30_000);

  test("is not stored by a worker that claimed it before the user changed the hour", async () => {
    const userId = await addReader(sql);
    const [claimed] = await sql<[{ given: [{ token: string }] }]>`select queue.claim_digests(10, 60) as given`;
    await sql`update public.digest_settings set hour = 8 where user_id = ${userId}`;
    const given = [
      { userId, token: claimed.given[0].token, items: [{ number: 1, kind: "task", title: "Old" }], more: 0 },
    ];
    expect((await sql`select queue.store_digests(${sql.json(given)}, 1) as stored`)[0]?.["stored"]).toBe(0);
    expect(await read.digestsOf(userId)).toEqual([]);
  });

  test("stops no other digest by contents that can't be read, and the attempt counts", async () => {
    const [odd, ...others] = [await addReader(sql), await addReader(sql), await addReader(sql)];
    await sql`alter function private.digest_document rename to whole_digest_document`;
    await sql.unsafe(`create function private.digest_document(reader uuid, today date, since timestamptz) returns jsonb language plpgsql as $$
      begin
        if reader = '${odd}' then raise exception 'This takes too long'; end if;
        return private.whole_digest_document(reader, today, since);
      end; $$`);
    const logged: string[] = [];
    try {
      expect(await makeDigestsOn(sql, { logged })).toBe(2);
    } finally {
      await sql`drop function private.digest_document`;
      await sql`alter function private.whole_digest_document rename to digest_document`;
    }
    expect(logged).toHaveLength(2);
    for (const other of others) expect(await read.digestsOf(other)).toHaveLength(1);
    expect(await read.laneOf(odd)).toMatchObject({ attempts: 1 });
  });

  test("stops no other digest when it can't be given up", async () => {
    const [odd, other] = [await addReader(sql), await addReader(sql)];
    await sql`update queue.digest_lanes set attempts = 3, lease_token = gen_random_uuid(), lease_until = now()`;
    await sql.unsafe(
      `alter table queue.digest_lanes add constraint stays check (user_id <> '${odd}' or attempts > 0) not valid`,
    );
    await sql`select private.wake_digests()`;
    expect([await read.laneOf(odd), await read.laneOf(other)]).toMatchObject([{ attempts: 3 }, { attempts: 0 }]);
    await sql`alter table queue.digest_lanes drop constraint stays`;
    await sql`select private.wake_digests()`;
    expect(await read.laneOf(odd)).toMatchObject({ attempts: 0 });
  });

  test("stops no other digest by a zone that Postgres no longer knows, or by contents that can't be stored", async () => {
    const [lost, other] = [await addReader(sql), await addReader(sql)];
    await sql`alter table public.profiles disable trigger check_profile`;
    await sql`update public.profiles set time_zone = 'Nowhere/Land' where id = ${lost}`;
    await sql`alter table public.profiles enable trigger check_profile`;
    await makeDue(sql, lost);
    const odd = await addReader(sql);
    await sql`
      insert into public.data_sources (user_id, source, problem, problem_reason, problem_since)
      values (${odd}, 'apify', 'failing', 'x', now())`;
    await sql`alter table public.digest_items add constraint no_failures check (user_id <> ${odd} or kind <> 'failure') not valid`.catch(
      () =>
        sql.unsafe(
          `alter table public.digest_items add constraint no_failures check (user_id <> '${odd}' or kind <> 'failure')`,
        ),
    );
    const logged: string[] = [];
    try {
      expect(await makeDigestsOn(sql, { logged })).toBe(2);
    } finally {
      await sql`alter table public.digest_items drop constraint no_failures`;
    }
    expect(logged).toHaveLength(2);
    expect([
      (await read.digestsOf(lost)).length,
      (await read.digestsOf(other)).length,
      (await read.digestsOf(odd)).length,
    ]).toEqual([1, 1, 0]);
    // Retried after its lease, and given up after the third try.
    expect(await read.laneOf(odd)).toMatchObject({ attempts: 1 });
    await sql`update queue.digest_lanes set attempts = 3, lease_until = clock_timestamp() where user_id = ${odd}`;
    await sql`select private.wake_digests()`;
    expect(await read.laneOf(odd)).toMatchObject({ attempts: 0, lease_token: null });
    expect((await read.laneOf(odd))?.["next_on"]).not.toBe(await read.today());
  });
});
