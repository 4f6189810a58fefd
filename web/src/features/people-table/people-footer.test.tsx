import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PostsReach } from "@/lib/posts-reach";
import { aPersonRow } from "@/testing/person-row";
import { NO_REFRESHES } from "./live-refreshes";
import { PeopleFooter } from "./people-footer";
import { PeopleLiveContext } from "./people-live";

afterEach(cleanup);

const nothing = () => undefined;
const unread = { lastPostSummary: null, freshness: { state: "no_source", error: null, checkedAt: null } } as const;
const notConnected: PostsReach = { readsLinkedIn: false, trouble: null, isKnown: true };

function show(given: Parameters<typeof aPersonRow>[0][], { reach = notConnected, selected = 0 } = {}) {
  const rows = given.map(aPersonRow);
  render(
    <PeopleLiveContext
      value={{
        ...{ now: new Date(0), refreshes: NO_REFRESHES, reach },
        ...{ onRefresh: nothing, onFollow: nothing, onOpen: nothing },
      }}
    >
      <PeopleFooter people={{ rows, total: rows.length, isLoaded: true }} selected={selected}>
        {null}
      </PeopleFooter>
    </PeopleLiveContext>,
  );
}

const words = () => screen.getByRole("paragraph").textContent;

test("says once, for however many people, how their posts come", () => {
  show([unread, unread, unread]);
  expect(words()).toBe("3 people · Connect a data source to see LinkedIn posts");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/profile#data-sources"]);
});

test("counts alone where posts are there, where a source is connected, and until that is known", () => {
  show([{}]);
  expect(words()).toBe("1 person");
  for (const reach of [
    { ...notConnected, readsLinkedIn: true },
    { ...notConnected, isKnown: false },
  ]) {
    cleanup();
    show([unread, {}], { reach, selected: 1 });
    expect(words()).toBe("1 of 2 people selected");
    expect(screen.queryByRole("link")).toBeNull();
  }
});
