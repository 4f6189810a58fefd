import { describe, expect, it, vi } from "vitest";
import { showPageButton } from "./page-button.ts";

describe("showPageButton", () => {
  it("adds one bare element with nothing of ours to be seen from the page, and takes it away again", () => {
    const before = document.documentElement.outerHTML;
    const { remove } = showPageButton(document, { label: "Add to CRM", onPress: vi.fn() });
    const host = document.documentElement.lastElementChild;
    expect(host?.outerHTML).toBe("<div></div>");
    expect(host?.shadowRoot).toBeNull();
    expect(document.documentElement.outerHTML).toBe(before.replace(/<\/html>$/, "<div></div></html>"));
    remove();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it("does not take a press of the page's scripts for a person's", () => {
    const onPress = vi.fn();
    const shadows: ShadowRoot[] = [];
    const attach = vi.spyOn(Element.prototype, "attachShadow").mockImplementation(function (this: Element, options) {
      attach.mockRestore();
      const shadow = this.attachShadow(options);
      shadows.push(shadow);
      return shadow;
    });
    const { remove } = showPageButton(document, { label: "Add to CRM", onPress });
    shadows[0]?.querySelector("button")?.click();
    expect(shadows).toHaveLength(1);
    expect(onPress).not.toHaveBeenCalled();
    remove();
  });
});
