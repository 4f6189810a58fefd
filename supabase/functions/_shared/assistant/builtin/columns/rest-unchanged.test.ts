import { expect, test } from "vitest";
import { withRestUnchanged } from "./rest-unchanged.ts";

test.each([
  ["Loom should rather be called Frame, same data", "Loom should rather be called Frame"],
  ["rename Loom to Frame, values stay", "rename Loom to Frame"],
  ["relabel the Loom column as Frame (data unchanged)", "relabel the Loom column as Frame"],
  ["Please rename Loom to Frame. Everything else stays the same", "Please rename Loom to Frame"],
  ["Loom needs to be called Frame, keep all the values in it", "Loom needs to be called Frame"],
  ["Put Iceland into the Regions list please, and the Faroes", "Put Iceland and Faroes into the Regions list"],
  ["add Silk to the options of Yarns, and Linen too", "add Silk and Linen to the options of Yarns"],
  ["add another one to yarns, Linen", 'add the option "Linen" to yarns'],
  ["I need Silk out of the yarn choices and replaced with Linen", "replace Silk with Linen in the yarn choices"],
])("“%s” is “%s”", (message, plain) => expect(withRestUnchanged(message)).toBe(plain));
test.each([
  "Rename the task VAT return to VAT, same day",
  "add a note to Ana, and Leo",
  "call Ana about the data, the rest stays",
  "note for Ana: call it Frame: same data",
])("“%s” stays as it is", (message) => expect(withRestUnchanged(message)).toBe(message));
