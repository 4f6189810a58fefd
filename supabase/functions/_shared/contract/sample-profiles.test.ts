import { expect, test } from "vitest";
import people from "../post-sources/sample/people.json" with { type: "json" };
import { isSampleProfile, postAddress, SAMPLE_SLUGS } from "./sample-profiles.ts";

test("the sample profiles are the people of the demonstration network, all of them and nobody else", () => {
  const addresses = SAMPLE_SLUGS.map((slug) => `https://www.linkedin.com/in/${slug}`);
  expect(addresses.toSorted()).toEqual(people.map(({ profileUrl }) => profileUrl).toSorted());
  expect(people.every(({ profileUrl }) => isSampleProfile(profileUrl))).toBe(true);
});

test.each(["demo-lishan", "demo-ines-marrow-2", "ines-marrow", "demo-"])("%s is someone real", (slug) => {
  expect(isSampleProfile(`https://www.linkedin.com/in/${slug}`)).toBe(false);
});

test.each([
  ["demo-ines-marrow", "/people/f1?post=7329207003942125568"],
  ["jane-doe", "https://www.linkedin.com/feed/update/urn:li:activity:7329207003942125568"],
])("a post of %s is read at %s", (slug, address) => {
  const founder = { id: "f1", profileUrl: `https://www.linkedin.com/in/${slug}` };
  const url = "https://www.linkedin.com/feed/update/urn:li:activity:7329207003942125568";
  expect(postAddress(founder, url)).toBe(address);
});
