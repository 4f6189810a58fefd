import { expect, test } from "vitest";
import { operatorFrom } from "../src/lib/operator.ts";
import { staticPages } from "./static-pages.ts";

const pages = staticPages(
  operatorFrom({
    VITE_COMPANY_NAME: 'Lund & "Sons" <Ltd>',
    VITE_CONTACT_EMAIL: "post@lund.example",
    VITE_PHONE_NUMBER: "+45 12 34 56 78",
  }),
);

test("the pages name the company that the build names, as text", () => {
  for (const html of Object.values(pages)) {
    expect(html).toContain("Lund &amp; &quot;Sons&quot; &lt;Ltd&gt;");
    expect(html).not.toContain("<Ltd>");
    expect(html).toContain('href="mailto:post@lund.example"');
  }
});

test("they run no script and carry no style of their own", () => {
  for (const html of Object.values(pages)) expect(html).not.toMatch(/<script|<style|style=|javascript:/);
});

test("material changes are announced 30 days before, and deleted records stay 30 days", () => {
  expect(pages["terms-of-service.html"]).toContain("30 days' notice of material changes");
  expect(pages["privacy-policy.html"]).toContain("at least 30 days before it takes effect");
  expect(pages["privacy-policy.html"]).toContain("can be brought back for 30 days");
});

test("a number is shown only where one is set up", () => {
  expect(pages["contact-us.html"]).toContain("+45 12 34 56 78");
  expect(staticPages(operatorFrom({ VITE_PHONE_NUMBER: " " }))["contact-us.html"]).not.toContain("text messages at");
});

test("texts and digests are promised only where they are offered, and their consent is taken back where one can", () => {
  expect(pages["privacy-policy.html"]).toContain("where they are offered: your consent");
  expect(pages["privacy-policy.html"]).toContain("by taking your number out of your profile");
  expect(pages["terms-of-service.html"]).toContain("Where text messages are offered");
});
