import { expect, test } from "vitest";
import { linkedinLabel, linkedinTarget } from "./linkedin-target";

const post = "https://www.linkedin.com/feed/update/urn:li:activity:7";
const profile = "https://www.linkedin.com/in/ada";

test("leads to the latest post, or else to the profile", () => {
  expect(linkedinTarget({ lastPostUrl: post, profileUrl: profile })).toEqual({ kind: "post", url: post });
  expect(linkedinTarget({ lastPostUrl: null, profileUrl: profile })).toEqual({ kind: "profile", url: profile });
  expect(linkedinTarget({ lastPostUrl: "javascript:alert(1)", profileUrl: profile })).toEqual({
    kind: "profile",
    url: profile,
  });
});

test("says so when there is nothing to open, or nothing that may be opened", () => {
  expect(linkedinTarget({ lastPostUrl: null, profileUrl: "" })).toEqual({
    kind: "none",
    message: "No LinkedIn posts or profile URL found for this founder.",
  });
  expect(linkedinTarget({ lastPostUrl: null, profileUrl: "javascript:alert(1)" })).toEqual({
    kind: "none",
    message: "Unable to open LinkedIn content for this founder.",
  });
});

test("the link says which of the two it opens", () => {
  const nameOf = (kind: "post" | "profile") => linkedinLabel({ name: "Ada Okafor" }, { kind, url: profile });
  expect([nameOf("post"), nameOf("profile")]).toEqual([
    "Latest post of Ada Okafor, on LinkedIn",
    "Profile of Ada Okafor, on LinkedIn",
  ]);
  expect(linkedinLabel({ name: "Ada Okafor" }, { kind: "none", message: "" })).toBe("Open Ada Okafor on LinkedIn");
});
