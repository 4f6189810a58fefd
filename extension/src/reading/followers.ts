import { type Count, readCount } from "./counts.ts";
import { linkedPerson } from "./page-address.ts";
import { type Page, peopleLinks } from "./open-page.ts";
import { outwards, textLeaves } from "./page-text.ts";
import { CARDS } from "./top-card.ts";

const HEADING = "h1, h2, h3, h4, h5, h6";

/**
 * The number of followers below the heading of the activity section, which is found by its link to the person's recent activity. Only
 * where it is the one number there that is of no post.
 */
export function followersInActivity(page: Page): Count | null {
  const counts = page.mains.flatMap((main) =>
    peopleLinks(main, "/recent-activity")
      .filter((link) => linkedPerson(link) === page.profileUrl)
      .flatMap((link) => countAround(link, main, page.language) ?? []),
  );
  return counts.every(({ value }) => value === counts[0]?.value) ? (counts[0] ?? null) : null;
}

function countAround(link: Element, main: Element, language: string | null): Count | null {
  for (const element of outwards(link, main)) {
    const headings = [...element.querySelectorAll(HEADING)].filter((heading) => !heading.closest(CARDS));
    if (headings.length === 0) continue;
    if (headings.length > 1 || element.querySelector('a[href*="/overlay/contact-info"]')) return null;
    const counts = textLeaves(element).flatMap(({ element: leaf, text }) =>
      leaf.closest(`${CARDS}, li, a, button, ${HEADING}`) ? [] : (readCount(text, language) ?? []),
    );
    return counts.length === 1 ? (counts[0] ?? null) : null;
  }
  return null;
}
