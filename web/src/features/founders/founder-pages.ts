import type { Founder, FounderPage } from "@contract/founders";
import type { InfiniteData } from "@tanstack/react-query";

export type FounderPages = InfiniteData<FounderPage>;

/** The page after `last`, or undefined when everything is loaded. */
export function nextPage(last: FounderPage): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

/** The loaded founders in order. Someone added meanwhile moves the later ones onto the next page, so each is taken once. */
export function loadedFounders({ pages }: FounderPages): Founder[] {
  const byId = new Map<string, Founder>();
  for (const founder of pages.flatMap((page) => page.data)) {
    if (!byId.has(founder.id)) byId.set(founder.id, founder);
  }
  return [...byId.values()];
}

/** How many there are in all, by the newest page. */
export function totalFounders({ pages }: FounderPages): number {
  return pages.at(-1)?.total ?? 0;
}

/** The same pages with what is now known of `founder`; someone not loaded is left out. */
export function withFounder(loaded: FounderPages, founder: Founder): FounderPages {
  const newest = { ...founder, notes: founder.notes.slice(0, 1) };
  const replace = (known: Founder) => (known.id === founder.id ? newest : known);
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, data: page.data.map(replace) })) };
}

/** The same pages with `founder` as the newest. */
export function withNewFounder(loaded: FounderPages, founder: Founder): FounderPages {
  const pages = loaded.pages.map((page, index) => ({
    ...page,
    data: index === 0 ? [founder, ...page.data] : page.data,
    total: page.total + 1,
  }));
  return { ...loaded, pages };
}
