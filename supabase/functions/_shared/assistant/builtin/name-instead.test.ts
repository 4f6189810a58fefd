import { expect, test } from "vitest";
import { nameInText } from "./name-instead.ts";

test.each([
  ["As per contract we ship in May", "Per Holt", "Ravi Menon", "As per contract we ship in May"],
  ["Anna Rossi called her", "Anna Keller", "Marga Oduya", "Anna Rossi called her"],
  ["Anna Keller called, Anna Rossi did not", "Anna Keller", "Marga Oduya", "Marga Oduya called, Anna Rossi did not"],
  ["As per the plan, Per ships in May", "Per Holt", "Ravi Menon", "As per the plan, Ravi ships in May"],
  ["Will's boat is ready, as it will be", "Will Amari", "Noor Haddad", "Noor's boat is ready, as it will be"],
])("“%s”, of %s, is written of %s", (text, from, to, written) => expect(nameInText(text, from, to)).toBe(written));
