import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BODY_MAX_LENGTH, type EmailRequest, type EmailTone, SUBJECT_MAX_LENGTH } from "../language-model.ts";
import { toPlainText } from "../plain-text.ts";
import { createBuiltinModel } from "./builtin-model.ts";

const model = createBuiltinModel();
const content = "Good morning!\nWe raised a $4.2M seed round led by Northlight. Six people start on Monday.\nThoughts?";
const email: EmailRequest = {
  purpose: "intro",
  tone: "friendly",
  recipient: { name: "Ines Marrow", company: "Marrow Works", roleTitle: "Founder" },
  sender: { name: "Ada", company: "Acme", jobTitle: "Partner", goals: null },
  post: { content, postedAt: "2026-11-20T08:00:00Z", dating: "exact" },
  notes: [],
  touch: null,
};

describe("an analysis of a post", () => {
  test("quotes its sentences in their order, none twice, and leaves the greeting", async () => {
    const { keyPoints, madeBy } = await model.analysePost({ authorName: "Ines", content: `${content}\n${content}` });
    expect(madeBy).toBe("builtin");
    expect(keyPoints).toEqual(["We raised a $4.2M seed round led by Northlight.", "Six people start on Monday."]);
  });

  test.each([
    ["We raised a $4.2M seed round.", "Congratulate Ines on the funding"],
    ["We're hiring two designers in Porto.", "introduction to someone who fits"],
    ["Offline maps are now available.", "Try what Ines has brought out"],
    ["What would you do?", "Answer the question"],
    ["The sea was calm.", "Reply to Ines"],
    ["🎉", "no words"],
  ])("suggests for '%s' what fits: %s", async (text, action) => {
    expect((await model.analysePost({ authorName: "Ines", content: text })).suggestedAction).toContain(action);
  });

  test("says nothing of a post without words", async () => {
    expect(await model.analysePost({ authorName: "Ines", content: " 🎉 https://a.example/b" })).toMatchObject({
      summary: null,
      keyPoints: [],
    });
  });
});

describe("an analysis of a founder", () => {
  const posts = ["Robots pour concrete. #robotics #startup", "Our robots learn masonry. #Robotics", "Masonry is hard."];

  test("names hashtags and the words that come back, the commonest first", async () => {
    const { themes } = await model.analyseFounder({
      ...email.recipient,
      posts: posts.map((text) => ({ content: text, postedAt: "2026-11-20T08:00:00Z", dating: "exact" })),
    });
    expect(themes[0]).toBe("robotics");
    expect(themes).toEqual(expect.arrayContaining(["masonry", "robots", "startup"]));
    expect(themes).not.toContain("hard");
  });

  test.each([
    ["月見帳簿を公開した。", "月見帳簿の話をした。", ["帳簿"]],
    ["Don't do it. We're four.", "Don't do it. We're four.", []],
    ["في التطبيق عن كل شيء", "في التطبيق لا كل شيء", ["التطبيق"]],
  ])("takes no grammar for a theme: %s", async (one, other, expected) => {
    const posts = [one, other].map((text) => ({
      content: text,
      postedAt: "2026-11-20T08:00:00Z",
      dating: "exact" as const,
    }));
    const { themes } = await model.analyseFounder({ ...email.recipient, posts });
    expect(themes.toSorted()).toEqual(expected.toSorted());
  });

  test("quotes the latest posts, and says nothing without any", async () => {
    const { summary } = await model.analyseFounder({
      ...email.recipient,
      posts: [{ content, postedAt: "2026-11-20T08:00:00Z", dating: "exact" }],
    });
    expect(summary).toBe("We raised a $4.2M seed round led by Northlight.");
    expect(await model.analyseFounder({ ...email.recipient, posts: [] })).toMatchObject({ summary: null, themes: [] });
  });
});

describe("an e-mail", () => {
  test("fills in both people and quotes the latest post", async () => {
    expect(await model.writeEmail(email)).toEqual({
      madeBy: "builtin",
      model: "template",
      quote: "We raised a $4.2M seed round led by Northlight.",
      subject: "Your recent post, Ines",
      body: [
        "Hi Ines,",
        "Your post from Nov 20 caught my eye: “We raised a $4.2M seed round led by Northlight.”",
        "I am Ada, Partner at Acme, and I would like to hear more about what you are working on at Marrow Works.",
        "Would you have 20 minutes for a call in the next two weeks?",
        "Best regards,\nAda",
      ].join("\n\n"),
    });
  });

  test("speaks in the tone that is asked for", async () => {
    const write = (tone: EmailTone) => model.writeEmail({ ...email, tone });
    const [friendly, formal, short] = await Promise.all([write("friendly"), write("formal"), write("short")]);
    expect(formal.body).toMatch(/^Dear Ines Marrow,\n\n.*“We raised a \$4\.2M seed round led by Northlight\.”/s);
    expect(formal.body).toMatch(/Kind regards,\nAda$/);
    expect(short.body.length).toBeLessThan(friendly.body.length / 2);
  });

  test("writes names as they are written, emoji and all", async () => {
    const recipient = { ...email.recipient, company: "ACME 李😀" };
    const { body } = await model.writeEmail({ ...email, recipient });
    expect(body).toContain("what you are working on at ACME 李😀.");
  });

  test("ends no sentence with two full stops after a company that ends with one", async () => {
    const recipient = { ...email.recipient, company: "Acme, Inc." };
    const sender = { ...email.sender, company: "Halden Ltd." };
    const purposes = ["intro", "follow_up", "congratulate", "catch_up"] as const;
    const drafts = (["friendly", "formal", "short"] as const).flatMap((tone) =>
      purposes.map(
        async (purpose) => (await model.writeEmail({ ...email, recipient, sender, tone, purpose, post: null })).body,
      ),
    );
    for (const body of await Promise.all(drafts)) expect(body).not.toContain("..");
    expect(await drafts[0]).toContain("I am Ada, Partner at Halden Ltd., and");
    expect(await drafts[0]).toContain("working on at Acme, Inc.\n");
  });

  test("shows the writer in brackets what is not known, and quotes nothing without a post", async () => {
    const sender = { name: null, company: null, jobTitle: null, goals: null };
    const recipient = { name: "Ines", company: null, roleTitle: null };
    const { subject, body, quote } = await model.writeEmail({
      purpose: "intro",
      tone: "friendly",
      sender,
      recipient,
      post: null,
      notes: [],
      touch: null,
    });
    expect(quote).toBeNull();
    expect(subject).toBe("Ines, an introduction: [your name]");
    expect(body).toContain("I am [your name], and I would like to hear more about what you are working on.");
  });

  test("stays plain, within its lengths and true to the post, whatever anybody is called and writes", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("<b>x</b>", "https://evil.example/x", "\u202e", "word ".repeat(400)),
    );
    const purpose = fc.constantFrom("intro", "follow_up", "congratulate", "catch_up");
    const tones = fc.constantFrom("friendly", "formal", "short");
    await fc.assert(
      fc.asyncProperty(text, text, text, purpose, tones, async (name, company, words, kind, tone) => {
        const { subject, body, quote } = await model.writeEmail({
          purpose: kind,
          tone,
          recipient: { name, company, roleTitle: null },
          sender: { name, company, jobTitle: name, goals: null },
          post: { content: words, postedAt: "2026-11-20T08:00:00Z", dating: "exact" },
          notes: [{ content: name }, { content: words }, { content: company }],
          touch: { channel: "phone", message: words, at: "2026-11-12T08:00:00Z" },
        });
        expect(subject.length).toBeLessThanOrEqual(SUBJECT_MAX_LENGTH);
        expect(body.length).toBeLessThanOrEqual(BODY_MAX_LENGTH);
        expect(subject + body).not.toMatch(/https?:\/\/|<\/?[a-z][^<>]*>|[\u202a-\u202e]/iu);
        if (quote !== null) expect(toPlainText(words).replaceAll("#", "")).toContain(quote.replace(/…$/u, ""));
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });
});
