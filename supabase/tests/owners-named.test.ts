import { beforeAll, expect, test } from "vitest";
import { peopleNamed } from "../functions/_shared/assistant/people-named.ts";
import { findNamedPeople } from "../functions/_shared/stores/conversations.ts";
import { ownersAmong } from "../functions/_shared/stores/founder-names.ts";
import { type NamedUser, newFounder, signUp } from "./named-user.ts";

let user: NamedUser;
let stranger: NamedUser;
beforeAll(async () => {
  [user, stranger] = await Promise.all([signUp("Ada"), signUp("Eve")]);
  const owned = { "Joan Clarke": "Marit", "Grace Hopper": "Sol Ek" };
  const rows = Object.entries(owned).map(([name, owner]) => ({ name, owner, profile_url: newFounder().profileUrl }));
  await user.db.from("founders").insert(rows).throwOnError();
});

test("finds owners by their name or the first part of it, and no other user's", async () => {
  expect(await ownersAmong(user.db, ["marit", "SOL", "Ek", "Mari", "Grace"])).toEqual(
    expect.arrayContaining(["Marit", "Sol Ek"]),
  );
  expect(await ownersAmong(user.db, ["Mari", "Ek", "Grace", "m"])).toEqual([]);
  expect(await ownersAmong(stranger.db, ["Marit"])).toEqual([]);
});

test("an owner's name is nobody's with slips in it", async () => {
  const maria = { id: "1", name: "María José", company: null, stage: null, status: null, by: "near" as const };
  expect(await peopleNamed(user.db, [maria], "Which of Marit's people are closed?")).toEqual([]);
  expect(await peopleNamed(stranger.db, [maria], "Which of Marit's people are closed?")).toHaveLength(1);
});

test("finds people by a name of two letters, where it is written as one", async () => {
  const rows = ["Bo Lindqvist", "Nguyễn Thu Hà", "Joost de Wit"].map((name) => ({
    ...{ name, profile_url: newFounder().profileUrl },
  }));
  await stranger.db.from("founders").insert(rows).throwOnError();
  const named = async (words: string) =>
    (await findNamedPeople(stranger.db, words)).filter(({ by }) => by !== "near").map(({ name }) => name);
  for (const words of ["note on Bo: likes tea", "set bo's fee to 3", "Bo’s mail?"])
    expect(await named(words)).toEqual(["Bo Lindqvist"]);
  for (const words of ["Hà likes tea", "give Ha 3", "hà's fee"]) expect(await named(words)).toEqual(["Nguyễn Thu Hà"]);
  for (const words of ["who said ha", "bo", "nota de la casa"]) expect(await named(words)).toEqual([]);
});
