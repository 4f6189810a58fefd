import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { peopleColumns } from "./people-columns";

test("an owner who is nobody is copied as nothing, not as the word that is shown", () => {
  const owner = peopleColumns([], {}).find(({ id }) => id === "owner");
  expect(owner?.text(aPersonRow({ owner: null }))).toBe("");
  expect(owner?.text(aPersonRow({ owner: "Kim" }))).toBe("Kim");
});
