import { expect, test } from "vitest";
import { type EditedEmail, gapIn, keepEdited, mailtoOf, readEdited } from "./email-draft";

const email: EditedEmail = {
  template: "intro",
  tone: "formal",
  sources: ["post", "notes"],
  label: "Drafted from your template",
  basedOn: [],
  subject: "Hello & welcome",
  body: "Dear Ada,\n\n100% yours?",
};

test("keeps a draft as it was edited, and forgets what it cannot read", () => {
  expect(readEdited(keepEdited(email))).toEqual(email);
  expect(["", "{", "{}", JSON.stringify({ ...email, tone: "rude" })].map(readEdited)).toEqual([null, null, null, null]);
});

test("hands the whole text to the mail program, whatever is in it", () => {
  const url = new URL(mailtoOf("ada+x@example.com", email));
  expect(decodeURIComponent(url.pathname)).toBe("ada+x@example.com");
  expect(url.searchParams.get("subject")).toBe("Hello & welcome");
  expect(url.searchParams.get("body")).toBe("Dear Ada,\r\n\r\n100% yours?");
});

test("adds no field by way of an address, and needs none", () => {
  const evil = new URL(mailtoOf("a@example.com?bcc=b@example.com", email));
  expect([...evil.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(mailtoOf(null, email)).toMatch(/^mailto:\?subject=/);
});

test.each([
  ["a name that the profile does not have", "Best regards,\n[your name]", /name isn't in your profile/],
  ["notes as they are", "[From your notes, to say in your own words: “Likes tea”]", /Say them in your own words/],
  ["nothing", "From your notes I see that you like [tea].", null],
])("a draft with %s says what is to be written", (_, body, said) => {
  expect(gapIn({ subject: "Hello", body })).toEqual(said === null ? null : expect.stringMatching(said));
});
