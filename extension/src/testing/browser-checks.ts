import { readPosts } from "../reading/read-posts.ts";
import { readProfile } from "../reading/read-profile.ts";
import { showPageButton } from "../reading/page-button.ts";
import { watchPage } from "../reading/watch-page.ts";
import type { Checks } from "../../fixtures/checks.ts";
import { wrongIn } from "../../fixtures/check-drift.ts";
import { driftedPage } from "../../fixtures/drift.ts";
import { hostilePages } from "../../fixtures/hostile.ts";
import { LOADED_AT } from "../../fixtures/people.ts";

const now = LOADED_AT;

const checks: Checks = {
  read: () => ({ profile: readProfile(document), posts: readPosts(document, { now }) }),
  drifted: (from, to) =>
    Array.from({ length: to - from }, (_, at) => from + at).flatMap((seed) => {
      const { page, document, layout, changes } = driftedPage(seed);
      const posts = readPosts(document, { address: page.address, now });
      return wrongIn(page, readProfile(document, page.address), posts).map(
        (line) => `${seed} ${layout} [${changes.join(", ")}] ${line}`,
      );
    }),
  hostile: () =>
    hostilePages.map(({ name, page, document: make }) => {
      const document = make();
      const start = performance.now();
      const profile = readProfile(document, page.address);
      const posts = readPosts(document, { address: page.address, now });
      return { name, ms: performance.now() - start, wrong: wrongIn(page, profile, posts) };
    }),
  watchPage,
  showPageButton,
};
Object.assign(globalThis, { checks });
