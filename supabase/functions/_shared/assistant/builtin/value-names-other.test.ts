import { expect, test } from "vitest";
import type { KnownPerson } from "../assistant-model.ts";
import { valueNamesOther } from "./value-names-other.ts";

const known = (id: string, name: string): KnownPerson => ({
  ...{ id, name, company: null, stage: null, status: null, by: "part" },
});
const [mirela, yusuf] = [known("1", "Mirela Popa"), known("2", "Yusuf Demir")];
const asked = (field: "roleTitle" | "location" | "company" | "owner", value: string) =>
  valueNamesOther({ field, value }, [mirela], [mirela, yusuf]);

test.each([
  ["roleTitle", "CTO and Yusuf CEO", ["Set the role of Mirela Popa to CTO", "Set the role of Yusuf Demir to CEO"]],
  [
    "location",
    "Cork while Yusuf in Izmir",
    ["Set the location of Mirela Popa to Cork", "Set the location of Yusuf Demir to Izmir"],
  ],
  [
    "company",
    "Acme and Yusuf Demir Lumen",
    ["Set the company of Mirela Popa to Acme", "Set the company of Yusuf Demir to Lumen"],
  ],
] as const)("a %s “%s” is asked about", (field, value, offers) => {
  expect(asked(field, value)?.offers).toEqual(offers);
});

test.each([
  ["roleTitle", "CTO and co-founder"],
  ["roleTitle", "Chair of Popa and Sons"],
  ["company", "Popa and Demir"],
  ["roleTitle", "Assistant of Yusuf"],
  ["owner", "Mirela and Yusuf Demir too"],
] as const)("a %s “%s” is none of two", (field, value) => {
  expect(asked(field, value)).toBeNull();
});
