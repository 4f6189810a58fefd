import { expect, test } from "vitest";
import { misspelling } from "./spelling.ts";

test.each([
  ["make a date field for contract expiry", "Meher Contractor"],
  ["add a column Contract expiry", "Meher Contractor"],
  ["change the password", "Li-Wei Chang"],
  ["start on 1 March", "Fenella Marsh"],
  ["she prints the labels", "Ana Printz"],
  ["write down the market size", "Jo Markey"],
  ["move the second meeting", "Bo Seconda"],
])("in %j no word is %s, misspelt", (text, name) => expect(misspelling(text, name)).toBeNull());

test.each([
  ["what is contarctor's stage", "Meher Contractor"],
  ["note for Fenela: likes tea", "Fenella Marsh"],
  ["call marssh tomorrow", "Fenella Marsh"],
])("in %j %s is misspelt", (text, name) => expect(misspelling(text, name)).not.toBeNull());
