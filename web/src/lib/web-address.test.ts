import { expect, test } from "vitest";
import { asWebAddress } from "./web-address";

test("puts https:// before an address that has no scheme, and leaves the others as they are", () => {
  expect(asWebAddress(" linkedin.com/in/ada ")).toBe("https://linkedin.com/in/ada");
  expect(asWebAddress("http://example.com")).toBe("http://example.com");
  expect(asWebAddress("javascript:alert(1)")).toBe("javascript:alert(1)");
  expect(asWebAddress("  ")).toBe("");
});
