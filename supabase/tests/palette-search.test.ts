import { expect, test } from "vitest";
import { searchFounders } from "../functions/_shared/stores/founder-search.ts";
import { signUp, somebody } from "./named-user.ts";

async function adaWith(...people: { name: string; company?: string }[]) {
  const ada = await signUp("Ada");
  for (const { name, company } of people) {
    const row = { name, profile_url: somebody().profileUrl, company: company ?? null };
    const { error } = await ada.db.from("founders").insert(row);
    if (error) throw new Error(error.message);
  }
  return (text: string, limit = 8) =>
    searchFounders(ada.db, text, limit).then((found) => found.map(({ name }) => name));
}

test("finds people by a part of their name or company, whatever its case, newest first", async () => {
  const found = await adaWith(
    { name: "Grace Hopper", company: "Navy" },
    { name: "Hedy Lamarr" },
    { name: "Ann Hopkins", company: "Hop & Sons" },
    { name: "Mary Shaw", company: "Shophop" },
  );
  expect(await found("HOP")).toEqual(["Mary Shaw", "Ann Hopkins", "Grace Hopper"]);
  expect(await found(" lamarr ")).toEqual(["Hedy Lamarr"]);
  expect(await found("hop", 2)).toEqual(["Mary Shaw", "Ann Hopkins"]);
  expect(await found("nobody")).toEqual([]);
  expect(await found("")).toEqual(["Mary Shaw", "Ann Hopkins", "Hedy Lamarr", "Grace Hopper"]);
});

test("takes signs that mean something to the server as they are", async () => {
  const odd = '100% "sure", (a_b) \\ .ilike.*';
  const found = await adaWith({ name: odd }, { name: "100 aXb" });
  for (const part of ["%", '"sure"', "(a_b)", "\\", ".ilike.", ",", odd]) expect(await found(part)).toEqual([odd]);
});

test("never finds another user's people", async () => {
  await adaWith({ name: "Zora Hidden" });
  const found = await adaWith();
  expect(await found("Zora")).toEqual([]);
});
