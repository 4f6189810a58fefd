import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clearModelServer, createModelServer, requestsTo } from "../../../tests/model-server.ts";
import { createBuiltinModel } from "./builtin/builtin-model.ts";
import type { EmailRequest } from "./language-model.ts";
import { createOpenAiModel } from "./openai/openai-model.ts";

const server = createModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => clearModelServer(server));

/** Each source, and the words of it that nothing else has. */
const sources = {
  post: { content: "We opened our Setúbal workshop.", postedAt: "2026-11-20T08:00:00Z", dating: "exact" },
  notes: [{ content: "Asked for our deck." }, { content: "Collects barometers." }],
  touch: { channel: "meeting", message: "Talked about her Lisbon office", at: "2026-11-12T08:00:00Z" },
} as const satisfies Pick<EmailRequest, "post" | "notes" | "touch">;
const builtinWords = {
  post: ["Setúbal"],
  notes: ["[From your notes, to say in your own words: “Asked for our deck”, “Collects barometers”]"],
  touch: ["We were last in touch in person on Nov 12."],
};
const promptWords = {
  post: ["Setúbal", "2026-11-20"],
  notes: ["Asked for our deck", "Collects barometers"],
  touch: ["2026-11-12, in person", "Lisbon"],
};

type Source = keyof typeof sources;
const names = Object.keys(sources) as Source[];
const subsets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_name, at) => bits & (1 << at)));
const purposes = ["intro", "follow_up", "congratulate", "catch_up"] as const;
const tones = ["friendly", "formal", "short"] as const;

const request = (
  chosen: readonly Source[],
  purpose: EmailRequest["purpose"],
  tone: EmailRequest["tone"],
): EmailRequest => ({
  ...{ purpose, tone },
  recipient: { name: "Ines Marrow", company: null, roleTitle: null },
  sender: { name: "Ada", company: null, jobTitle: null, goals: null },
  post: chosen.includes("post") ? sources.post : null,
  notes: chosen.includes("notes") ? sources.notes : [],
  touch: chosen.includes("touch") ? sources.touch : null,
});

function expectOnly(text: string, chosen: readonly Source[], words: Record<Source, string[]>) {
  for (const source of names) {
    for (const word of words[source]) {
      expect(text.includes(word), `${word} in ${text}`).toBe(chosen.includes(source));
    }
  }
}

describe.each(subsets.map((chosen) => ({ chosen })))("a draft that is based on $chosen", ({ chosen }) => {
  test("says that and nothing else, whatever its template", async () => {
    for (const purpose of purposes) {
      for (const tone of tones) {
        // A short note of congratulation or a follow-up names the day of the post, and does not quote it.
        const words = tone === "short" ? { ...builtinWords, post: ["Nov 20"] } : builtinWords;
        const { body } = await createBuiltinModel().writeEmail(request(chosen, purpose, tone));
        expectOnly(body, chosen, words);
        expect(body).not.toMatch(/\n{3}|undefined|null/);
      }
    }
  });

  test("shows a language model that and nothing else", async () => {
    const options = { apiKey: "sk-test", baseUrl: `${server.url}/v1`, model: "test-model" };
    const answer = JSON.stringify({ subject: "Hello", body: "Hi Ines", quote: "" });
    server.on({ endpoint: "chat", responseFormat: "json_schema" }, { content: answer });
    await createOpenAiModel(options).writeEmail(request(chosen, "intro", "friendly"));
    expectOnly(JSON.stringify(requestsTo(server)[0]?.messages), chosen, promptWords);
  });
});

describe.each([
  ["about", "post, about 2026-11-20"],
  ["first_seen", "post, first seen 2026-11-20"],
] as const)("of a post whose date is %s", (dating, told) => {
  const post = { ...sources.post, dating };

  test("a draft names no day", async () => {
    for (const purpose of purposes) {
      for (const tone of tones) {
        const { body } = await createBuiltinModel().writeEmail({ ...request(["post"], purpose, tone), post });
        expect(body).not.toMatch(/Nov 20|undefined|null/);
        expect(body).toMatch(/your post\b/i);
      }
    }
  });

  test("a language model is told what is known", async () => {
    const options = { apiKey: "sk-test", baseUrl: `${server.url}/v1`, model: "test-model" };
    const answer = JSON.stringify({ subject: "Hello", body: "Hi Ines", quote: "" });
    server.on({ endpoint: "chat", responseFormat: "json_schema" }, { content: answer });
    await createOpenAiModel(options).writeEmail({ ...request(["post"], "intro", "friendly"), post });
    expect(JSON.stringify(requestsTo(server)[0]?.messages)).toContain(told);
  });
});
