import fc from "fast-check";
import { expect, test } from "vitest";
import { personLink, postLink, taskLine } from "./builtin/wording.ts";
import { KnownAddresses } from "./known-addresses.ts";
import { linkAddress, linkRule, safeReply, safeStream } from "./safe-reply.ts";

const PERSON = "/people/0e6b3d8f-19a5-49c8-b280-7fd21e3ae2b6";
const POST = "https://www.linkedin.com/feed/update/urn:li:activity:7200000000000000001";
const rule = linkRule(new Set([PERSON, POST]));

test.each([
  ["an image", "![x](https://evil.example/p.png?d=secret)", "x"],
  ["a link", "[click](https://evil.example/x)", "click"],
  ["a link with a title", '[click](https://evil.example/x "hi")', "click"],
  ["a bare address", "see https://evil.example/x now", "see  now"],
  ["a host with a path", "see evil.example/x now", "see  now"],
  ["an autolink", "<https://evil.example/x>", ""],
  ["raw HTML", '<img src=x onerror="alert(1)">hi', "hi"],
  ["a script's address", "[x](javascript:alert(1))", "x)"],
  ["a reference", "[x][1]\n[1]: https://evil.example", "[x][1]\n"],
  ["an address within an own link's words", `[Jane https://evil.example/x](${PERSON})`, `[Jane ](${PERSON})`],
  ["a path that is no page of ours", "[x](//evil.example)", "x"],
  ["a host behind a name", "see linkedin.com@evil.example/x now", "see  now"],
  ["a link to a host behind a name", "[LinkedIn](https://linkedin.com@evil.example/x)", "LinkedIn"],
  ["a link whose words are another host", `[evil.example](${POST})`, "evil.example"],
])("takes out %s", (_, written, shown) => {
  expect(safeReply(written, rule)).toBe(shown);
});

test("shows an address that the user wrote as text, and no other", () => {
  const known = new KnownAddresses("note on Jane: deck at https://decks.example/a?b=1.", true);
  known.read([
    { notes: [{ content: "See files.example/x, later" }], values: { site: "https://own.example" } },
    { posts: [{ postUrl: POST, content: "Sign in at https://evil.example/p" }] },
  ]);
  const written =
    "“https://decks.example/a?b=1.” files.example/x https://own.example https://evil.example/p ![x](https://own.example)";
  expect(safeReply(written, known.rule)).toBe("“https://decks.example/a?b=1.” files.example/x https://own.example  x");
  expect(safeReply("[x](https://own.example)", known.rule)).toBe("x");
});

test("shows none where a model writes the answer", () => {
  const known = new KnownAddresses("note on Jane: deck at https://decks.example/a", false);
  expect(safeReply("https://decks.example/a", known.rule)).toBe("");
});

test("keeps links to the user's own records and to known posts", () => {
  const written = `[Jane](${PERSON}) [See the post](${POST}), [tasks](/tasks)`;
  expect(safeReply(written, rule)).toBe(written);
});

test("keeps the link to a form that is filled in, and no other query", () => {
  const form =
    "[Open the form](/people?add=person&person-name=Ada+Park&person-company=Acme%20%26%20Co&person-email=ada%40acme.test)";
  expect(safeReply(form, rule)).toBe(form);
  expect(safeReply("[Open](/people?add=person&next=https%3A%2F%2Fevil.example)", rule)).toBe("Open");
});

test("keeps an email address, a link whose words are its own host, and a post's address with brackets", () => {
  expect(safeReply(`ada@evil.example, [linkedin.com](${POST})`, rule)).toBe(
    `ada@evil.example, [linkedin.com](${POST})`,
  );
  const postUrl = "https://blog.example/a_(b)?c[]=1";
  const link = postLink({ postUrl });
  expect(safeReply(link, linkRule(new Set([postUrl])))).toBe(link);
  expect(link).toBe("[See the post](https://blog.example/a_%28b%29?c%5B%5D=1)");
});

test("a name, a title or a post's address becomes no link but its own, whatever is in it", () => {
  const part = fc.constantFrom(
    ...["](", ")", "[", "]", "(", "!", "<", ">", "\\", "`", "\n", " ", "Ada", "](/tasks)[", "javascript:alert(1)"],
    ...[
      "https://www.linkedin.com@evil.example/x",
      "linkedin.com@evil.example/x",
      "//evil.example",
      "[1]: https://evil.example",
    ],
  );
  const hostile = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, title, path) => {
      const postUrl = `https://blog.example/${path.replaceAll(/\s/g, "")}`;
      const id = PERSON.slice("/people/".length);
      const task = { title, founderId: id, founderName: name, dueDate: null, status: "todo" as const };
      const written = [personLink({ id, name }), taskLine({ id: "t", ...task }), postLink({ postUrl })].join("\n");
      const shown = safeReply(written, linkRule(new Set([PERSON, postUrl])));
      const targets = [...shown.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
      expect(targets.filter((target) => target !== PERSON)).toEqual([linkAddress(postUrl)]);
      expect(shown.replaceAll(linkAddress(postUrl), "")).not.toMatch(/:\/\/|<|!\[/);
    }),
    { numRuns: 2_000 },
  );
});

test("streams the same as it says at the end, however the words come in", () => {
  const written = `Ask [Jane](${PERSON}) and ![x](https://evil.example/p.png) or <b>bold</b> https://evil.example/y.\nDone [click](https://evil.example/z).`;
  for (const size of [1, 3, 7, 50]) {
    let said = "";
    const stream = safeStream(rule, (text) => (said += text));
    for (let at = 0; at < written.length; at += size) stream.write(written.slice(at, at + size));
    stream.end();
    expect(said).toBe(safeReply(written, rule));
  }
});
