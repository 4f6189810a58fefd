import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { LegalLinks } from "./legal-links";

afterEach(cleanup);

test("leads to the screens in place, and to the contact page in a tab of its own", () => {
  renderInApp(<LegalLinks />);
  const links = screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("target")]);
  expect(links).toEqual([
    ["/privacy-policy", null],
    ["/terms-of-service", null],
    ["/contact-us", "_blank"],
  ]);
});
