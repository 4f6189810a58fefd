import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findRelatedTexts } from "../functions/_shared/assistant/related-texts.ts";
import type { Embedder } from "../functions/_shared/embeddings/embedder.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

let ada: NamedUser;
beforeAll(async () => {
  ada = await signUp("Ada");
  const founderId = await follow(ada);
  const contents = ["Ran her third marathon in Porto.", "Prefers calls over mail.", "Which sport was on television?"];
  const { error } = await ada.db.from("notes").insert(contents.map((content) => ({ founder_id: founderId, content })));
  expect(error).toBeNull();
});

const asked = { message: "Which sport does she do?", mode: "ask" as const, sessionId: null, messageId: null };
const told = async (embedder: Embedder | null, message = asked.message) =>
  (await findRelatedTexts(ada.db, embedder, { ...asked, message })).sources.map(({ words }) => words);

/** Knows that running is a sport, and nothing else. */
const sporty: Embedder = {
  embed: (texts) => Promise.resolve(texts.map((text) => (/marathon|she do/.test(text) ? [1, 0] : [0.5, 0.5]))),
};

test("without embeddings a text is found by its words only", async () => {
  expect(await told(null)).toEqual(["Which sport was on television?"]);
});

test("with embeddings a text in other words is found, and comes before one that only shares a word", async () => {
  expect(await told(sporty)).toEqual(["Ran her third marathon in Porto.", "Which sport was on television?"]);
});

test("what is neither near nor shares a word is not told, and a failing model leaves the words", async () => {
  const distant: Embedder = { embed: (texts) => Promise.resolve(texts.map((_, index) => (index ? [0, 1] : [1, 0]))) };
  expect(await told(distant, "Who paints?")).toEqual([]);
  const failing: Embedder = { embed: () => Promise.reject(new Error("The model is gone.")) };
  expect(await told(failing)).toEqual(["Which sport was on television?"]);
});

test("a question costs five inferences at most, and none when its words find enough", async () => {
  const grace = await signUp("Grace");
  const founderId = await follow(grace);
  const words = [
    "ceramics from Lisbon",
    "more ceramics",
    "the last ceramics",
    ...Array.from({ length: 12 }, (_, n) => `Note ${n}`),
  ];
  const { error } = await grace.db.from("notes").insert(words.map((content) => ({ founder_id: founderId, content })));
  expect(error).toBeNull();
  const inferences: number[] = [];
  const counting: Embedder = {
    embed: (texts) => Promise.resolve(texts.map(() => [1, 0])).finally(() => inferences.push(texts.length)),
  };
  await findRelatedTexts(grace.db, counting, { ...asked, message: "Who makes ceramics?" });
  expect(inferences).toEqual([]);
  await findRelatedTexts(grace.db, counting, { ...asked, message: "Who paints?" });
  expect(inferences).toEqual([5]);
});

test("a post of an invented person is read on their page, and one of a real person where it was published", async () => {
  const grace = await signUp("Grace");
  const founderId = await follow(grace);
  const sampleId = crypto.randomUUID();
  const profileUrl = "https://www.linkedin.com/in/demo-ines-marrow";
  // As one who comes back by an undo: nobody fetches posts of theirs meanwhile.
  await sql.begin(async (tx) => {
    await tx`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
    await tx`insert into public.founders (id, user_id, name, profile_url) values (${sampleId}, ${grace.id}, 'Ines', ${profileUrl})`;
  });
  const urlOf = (activity: string) => `https://www.linkedin.com/feed/update/urn:li:activity:${activity}`;
  for (const [of, activity] of [
    [founderId, "7329207003942125568"],
    [sampleId, "7329207003942125569"],
  ] as const) {
    await sql`
      insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
      values (${grace.id}, ${of}, ${activity}, 'post', ${urlOf(activity)}, 'Ceramics from Lisbon', 'sample')`;
  }
  // By its words, and as one of the newest.
  for (const [message, embedder] of [
    ["Who wrote about ceramics?", null],
    ["Who paints?", { embed: (texts: string[]) => Promise.resolve(texts.map(() => [1, 0])) }],
  ] as const) {
    const { sources, cards } = await findRelatedTexts(grace.db, embedder, { ...asked, message });
    expect(sources.map(({ href }) => href).toSorted()).toEqual([
      `/people/${sampleId}?post=7329207003942125569`,
      urlOf("7329207003942125568"),
    ]);
    expect(cards.join()).not.toContain(urlOf("7329207003942125569"));
  }
});
