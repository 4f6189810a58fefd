import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "./bytes.ts";

test("bytes are read back as they were written in base64, however many there are", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000, size: "max" }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(new Uint8Array(bytes));
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    }),
    { numRuns: 20 },
  );
});
