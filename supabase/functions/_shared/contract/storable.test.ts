import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, isStorable, shortened, storable, storableJson } from "./storable.ts";

/** Letters, characters of two code units, halves of them, and NUL. */
const text = fc
  .array(fc.constantFrom("a", " ", "é", "😀", "𝒳", "\ud83d", "\udc00", "\0", "\ufffd"), { maxLength: 40 })
  .map((units) => units.join(""));
const length = fc.integer({ min: 0, max: 30 });

test("cuts between characters, wherever that is, and leaves nothing that cannot be stored", () => {
  fc.assert(
    fc.property(text, length, (whole, most) => {
      const cut = cutText(whole, most);
      expect(isStorable(cut)).toBe(true);
      expect(storable(whole).startsWith(cut)).toBe(true);
      expect([...cut]).toHaveLength(Math.min(most, [...storable(whole)].length));
      expect(shortened(whole, most)).toBe(cut === storable(whole) ? cut : `${cut}…`);
    }),
  );
});

test("makes every text and key of a JSON value storable, and changes nothing else", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), text, (value, odd) => {
      const given = { [`key${odd}`]: [value, odd, { odd }] };
      const made = storableJson(given);
      expect(isStorable(made)).toBe(true);
      if (isStorable(given)) expect(made).toEqual(given);
    }),
  );
});
