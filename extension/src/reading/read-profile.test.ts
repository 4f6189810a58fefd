import { describe, expect, it } from "vitest";
import { profileReadingSchema } from "@contract/page-reading.ts";
import { readOf } from "../../fixtures/check-drift.ts";
import { PEOPLE } from "../../fixtures/people.ts";
import { documentsOf, parsePage } from "../../fixtures/parse-page.ts";
import { LAYOUTS, writePage } from "../../fixtures/write-page.ts";
import { readProfile } from "./read-profile.ts";

/** The values alone, without where they were read. */
const valuesOf = ({ fields }: ReturnType<typeof readProfile>) =>
  Object.fromEntries(readOf(fields).map(([key, { value }]) => [key, value]));

const pages = PEOPLE.flatMap((person) => LAYOUTS.map((layout) => ({ person, layout, language: person.language })));

describe("readProfile", () => {
  it.each(pages)("reads everything on a $layout page in $language", ({ person, layout }) => {
    const page = writePage(person, { layout });
    const reading = readProfile(parsePage(page), page.address);
    expect(reading).toMatchObject({ kind: page.kind, profileUrl: page.profileUrl, notRead: [] });
    expect(valuesOf(reading)).toEqual(page.values);
    expect(profileReadingSchema.parse(reading)).toEqual(reading);
  });

  it.each(pages.filter(({ layout }) => layout !== "signed-out"))(
    "reads the same on a $layout page in $language without its embedded data",
    ({ person, layout }) => {
      const page = writePage(person, { layout });
      const document = parsePage(page);
      for (const each of documentsOf(document)) {
        for (const source of each.querySelectorAll("code, script")) source.remove();
      }
      const reading = readProfile(document, page.address);
      expect(valuesOf(reading)).toEqual(page.values);
      expect(readOf(reading.fields).map(([, { from }]) => from)).not.toContain("page-data");
    },
  );

  it.each(pages.filter(({ layout }) => layout !== "signed-out"))(
    "takes no other heading for the name on a $layout page in $language that names nobody",
    ({ person, layout }) => {
      const page = writePage(person, { layout });
      const document = parsePage(page);
      for (const each of documentsOf(document)) {
        each.title = "LinkedIn";
        for (const gone of each.querySelectorAll('code, script, a[href*="contact-info"]')) gone.remove();
        for (const marked of each.querySelectorAll("[componentkey]")) marked.removeAttribute("componentkey");
        for (const heading of each.querySelectorAll("h1, h2")) {
          const renamed = each.createElement(heading.textContent.includes(person.name) ? "h3" : "h1");
          renamed.append(...heading.childNodes);
          heading.replaceWith(renamed);
        }
      }
      const { fields, notRead } = readProfile(document, page.address);
      expect(fields.name?.value ?? person.name).toBe(person.name);
      expect(notRead).toContain("name");
    },
  );
});
