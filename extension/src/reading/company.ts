import { READ_AT_MOST } from "@contract/page-limits.ts";
import { hasWords, toLine } from "./clean-text.ts";
import type { Page } from "./open-page.ts";
import { textLeaves } from "./page-text.ts";
import type { Read } from "./person-name.ts";

/** The words that join a role and a company in the languages of the network, and the marks that do in all. */
const JOINS =
  /\s*(?:[@|,·•–—:-]|(?<![\p{L}\p{N}])(?:at|bei|beim|chez|à|au|en|in|de|du|der|des|presso|na|no|w|hos|bij|ved|på|la|of|von|für|for|pour|para|per|da|di|do)|(?:\s|^)(?:في|لدى|בחברת)|の|に)\s*$/u;

const FOLLOWS = /^(?:\s*[|·•–—:-]\s*|\s*の|\s+(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]))/u;

/** The company in the top card: told from a school by its link, by the jobs on the page, or by the headline. */
export function companyAmong(page: Page, organizations: string[], headline: string | null): Read | null {
  const texts = organizations
    .flatMap((text) => text.split(/\s+[·•]\s+/u))
    .flatMap((text) => toLine(text, READ_AT_MOST.company) ?? []);
  const inJobs = namesIn(page, "/company/");
  const inSchools = namesIn(page, "/school/");
  const companies = texts.filter((text) => !inSchools.has(text) && (inJobs.has(text) || headline?.endsWith(text)));
  if (companies.length === 1 && companies[0] !== undefined) return { value: companies[0], from: "link" };
  return null;
}

/** What the links to companies or schools say, each text in them for itself. */
function namesIn({ mains }: Page, kind: "/company/" | "/school/"): Set<string> {
  const links = mains.flatMap((main) => [...main.querySelectorAll(`a[href*="${kind}"]`)].slice(0, 60));
  return new Set(links.flatMap((link) => textLeaves(link).flatMap(({ text }) => text.split(/\s+[·•]\s+/u))));
}

/** The role in a headline that ends with the company, or begins with it as in Japanese: never a guess about the rest. */
export function roleIn(headline: Read | null, company: Read | null): Read | null {
  if (headline === null || company === null) return null;
  const [before, after] = [headline.value.slice(0, -company.value.length), headline.value.slice(company.value.length)];
  const isLast = headline.value.endsWith(company.value) && JOINS.test(before);
  const isFirst = headline.value.startsWith(company.value) && FOLLOWS.test(after);
  const role = isLast ? before.replace(JOINS, "") : isFirst ? after.replace(FOLLOWS, "") : "";
  const value = hasWords(role) ? toLine(role, READ_AT_MOST.roleTitle) : null;
  return value === null ? null : { value, from: headline.from };
}
