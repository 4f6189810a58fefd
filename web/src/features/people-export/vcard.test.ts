import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { vcards } from "./vcard";

test("writes a person as an address book reads them", () => {
  const person = aPersonRow({
    name: "Grace Brewster Hopper",
    company: "Navy; Reserve",
    roleTitle: "Rear admiral",
    location: "New York, NY",
    lastRefreshedAt: "2026-11-21T11:00:00.123+00:00",
    notes: [
      { id: "7c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10", content: "One\nTwo, \\ three", createdAt: "2026-11-21T11:00:00Z" },
    ],
  });
  expect(vcards([person]).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "UID:urn:uuid:0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
    "FN:Grace Brewster Hopper",
    "N:Hopper;Grace Brewster;;;",
    "ORG:Navy\\; Reserve",
    "TITLE:Rear admiral",
    "EMAIL:ada@northwind.example",
    "ADR:;;;New York\\, NY;;;",
    "URL:https://www.linkedin.com/in/ada-okafor",
    "NOTE:One\\nTwo\\, \\\\ three",
    "REV:20261121T110000Z",
    "END:VCARD",
    "",
  ]);
});

test("folds long lines at 75 octets and cuts no character in two", () => {
  const name = "Ünïcödé 🚀 ".repeat(30).trim();
  const lines = vcards([aPersonRow({ name })]).split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join("\n").replaceAll("\n ", "")).toContain(`FN:${name}`);
});

test("leaves out what is not known", () => {
  expect(vcards([aPersonRow({ company: null, email: null })])).not.toMatch(/ORG|EMAIL|ADR|NOTE|null/);
});
