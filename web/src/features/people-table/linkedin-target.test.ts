import { expect, test } from "vitest";
import { linkedinLabel, linkedinTarget } from "./linkedin-target";

const post = "https://www.linkedin.com/feed/update/urn:li:activity:7";
const profile = "https://www.linkedin.com/in/ada";
const id = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";

test("leads to the latest post, or else to the profile", () => {
  expect(linkedinTarget({ id, lastPostUrl: post, profileUrl: profile })).toEqual({ kind: "post", url: post });
  expect(linkedinTarget({ id, lastPostUrl: null, profileUrl: profile })).toEqual({ kind: "profile", url: profile });
  expect(linkedinTarget({ id, lastPostUrl: "javascript:alert(1)", profileUrl: profile })).toEqual({
    kind: "profile",
    url: profile,
  });
});

test("says so when there is nothing to open, or nothing that may be opened", () => {
  expect(linkedinTarget({ id, lastPostUrl: null, profileUrl: "" })).toEqual({
    kind: "none",
    message: "No LinkedIn posts or profile URL found for this founder.",
  });
  expect(linkedinTarget({ id, lastPostUrl: null, profileUrl: "javascript:alert(1)" })).toEqual({
    kind: "none",
    message: "Unable to open LinkedIn content for this founder.",
  });
});

test("leads to their page for someone invented, at the latest post if there is one", () => {
  const sample = "https://www.linkedin.com/in/demo-ines-marrow";
  expect(linkedinTarget({ id, lastPostUrl: post, profileUrl: sample })).toEqual({
    kind: "sample",
    path: `/people/${id}?post=7`,
  });
  expect(linkedinTarget({ id, lastPostUrl: null, profileUrl: sample })).toEqual({
    kind: "sample",
    path: `/people/${id}`,
  });
  const real = "https://www.linkedin.com/in/demo-lishan";
  expect(linkedinTarget({ id, lastPostUrl: post, profileUrl: real })).toEqual({ kind: "post", url: post });
});

test("the link says which of the two it opens", () => {
  const nameOf = (kind: "post" | "profile") => linkedinLabel({ name: "Ada Okafor" }, { kind, url: profile });
  expect([nameOf("post"), nameOf("profile")]).toEqual([
    "Latest post of Ada Okafor, on LinkedIn",
    "Profile of Ada Okafor, on LinkedIn",
  ]);
  expect(linkedinLabel({ name: "Ada Okafor" }, { kind: "none", message: "" })).toBe("Open Ada Okafor on LinkedIn");
});
