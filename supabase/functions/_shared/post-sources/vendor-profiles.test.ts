import { expect, test } from "vitest";
import { fieldsOf } from "./apify/apify-fields.ts";
import { apifyProfile } from "./apify/apify-item.ts";
import { phantomBusterProfile } from "./phantombuster/phantombuster-item.ts";

const target = { founderId: "f", profileUrl: "https://www.linkedin.com/in/ada-lovelace" };
const NOTHING = { company: null, industry: null, location: null, email: null, followerCount: null };
const harvest = fieldsOf("harvestapi/linkedin-profile-posts");
const ada = { publicIdentifier: "ada-lovelace", name: "Ada Lovelace", info: "CTO at Acme" };

test("an actor's items tell the name and the headline of a person whose own they are", () => {
  expect(apifyProfile([{ author: ada }], target, harvest)).toEqual({
    ...NOTHING,
    name: "Ada Lovelace",
    roleTitle: "CTO at Acme",
  });
});

test.each([
  ["someone else's post", { author: { ...ada, publicIdentifier: "bob" } }],
  ["a plain repost, whose author wrote it", { author: ada, repostedBy: { name: "Ada" } }],
  ["an author without an address", { author: { name: "Ada Lovelace" } }],
  ["an author without a name or headline", { author: { publicIdentifier: "ada-lovelace", info: "1,234 followers" } }],
  ["no item", null],
])("learns nothing from %s", (_, item) => {
  expect(apifyProfile([item], target, harvest)).toBeNull();
});

test("an actor with another shape is read by its own fields", () => {
  const author = { firstName: "Ada", lastName: "Lovelace", occupation: "CTO", publicId: "ada-lovelace" };
  expect(apifyProfile([{ author }], target, fieldsOf("supreme_coder~linkedin-post"))).toMatchObject({
    name: "Ada Lovelace",
    roleTitle: "CTO",
  });
});

const row = { profileUrl: `${target.profileUrl}/`, action: "Post", postUrl: "x" };
test("a row's columns of a profile are read, the title before the headline", () => {
  const columns = {
    firstName: "Ada",
    lastName: "Lovelace",
    linkedinHeadline: "CTO | Speaker",
    linkedinJobTitle: "CTO",
  };
  const more = { companyName: "Acme", location: "London", followersCount: "1200" };
  expect(phantomBusterProfile([{ ...row, ...columns, ...more }], target)).toEqual({
    ...NOTHING,
    name: "Ada Lovelace",
    roleTitle: "CTO",
    company: "Acme",
    location: "London",
    followerCount: 1200,
  });
});

test.each([
  ["2147483647", 2_147_483_647],
  ["2147483648", null],
  ["12k", null],
])("%j followers are %j: as many as the column holds", (followers, followerCount) => {
  const known = phantomBusterProfile([{ ...row, fullName: "Ada Lovelace", followers }], target);
  expect(known).toEqual({ ...NOTHING, name: "Ada Lovelace", roleTitle: null, followerCount });
});

test.each([
  ["another person's row", { ...row, profileUrl: "https://www.linkedin.com/in/bob", fullName: "Bob" }],
  ["a repost", { ...row, action: "reposted this", fullName: "Bob" }],
  ["a like", { ...row, action: "liked this", fullName: "Bob" }],
  ["a member outside the network", { ...row, fullName: "LinkedIn Member" }],
  ["columns that are no text", { ...row, fullName: { a: 1 }, followers: -3 }],
])("learns nothing from %s", (_, item) => {
  expect(phantomBusterProfile([item], target)).toBeNull();
});
