import { expect, test } from "vitest";
import { safeUrl } from "./safe-url";

test.each(["https://www.linkedin.com/in/ada", "HTTPS://example.com/a?b#c", "/sample/desk.svg"])(
  "lets %j through",
  (url) => {
    expect(safeUrl(url)).toBe(url);
  },
);

test.each([
  null,
  undefined,
  "",
  "http://example.com",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/x.png",
  "/\\evil.example",
  "/\t/evil.example",
  "https://linkedin.com@evil.example/",
  "https://",
  "blob:https://example.com/1",
])("lets %j become nothing", (url) => {
  expect(safeUrl(url)).toBeNull();
});
