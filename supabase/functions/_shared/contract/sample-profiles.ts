/**
 * The sample people, all invented, by the last part of their addresses. Screens mark them and keep their links
 * inside the product. The exact ones: someone real may have an address that begins with `demo-`.
 */
export const SAMPLE_SLUGS = [
  "demo-ines-marrow",
  "demo-teodor-vlasic-marn",
  "demo-odalys-brightwater",
  "demo-tobias-quendel",
  "demo-harumi-shiratsuki",
  "demo-rosalind-achter-nwosu",
  "demo-zephyr-okonjo-lund",
  "demo-lucia-fresnillo-orbe",
  "demo-layla-nakheel-sary",
  "demo-caetano-mirandouro",
  "demo-armelle-vauquelin-roy",
  "demo-noam-tzipornik-vale",
  "demo-meenakshi-tarapur-dey",
  "demo-pim-wolkenberg",
  "demo-hana-bjornstrand",
  "demo-ximena-altocielo",
];

const addresses = new Set(SAMPLE_SLUGS.map((slug) => `https://www.linkedin.com/in/${slug}`));

/** Whether a canonical profile URL is that of an invented person. */
export const isSampleProfile = (profileUrl: string): boolean => addresses.has(profileUrl);

const ACTIVITY_ID = /activity[:-](\d+)/;

/** Where the web app shows the post of an invented person, as it is not on LinkedIn: on the person's own page. */
export function samplePostPath(founderId: string, postUrl: string | null): string {
  const activity = ACTIVITY_ID.exec(postUrl ?? "")?.[1];
  return `/people/${founderId}${activity === undefined ? "" : `?post=${activity}`}`;
}

/** Where a person's post can be read: on LinkedIn, or on the page of an invented person. */
export function postAddress(founder: { id: string; profileUrl: string }, postUrl: string): string {
  return isSampleProfile(founder.profileUrl) ? samplePostPath(founder.id, postUrl) : postUrl;
}

/** What such a person is marked with, and what it means. */
export const SAMPLE_LABEL = "Sample";
export const SAMPLE_MEANING = "Invented, to show how Tracker works";
