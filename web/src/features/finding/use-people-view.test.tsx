import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { type PropsWithChildren, useState } from "react";
import { type Navigator, Router, type To } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { usePeopleView } from "./use-people-view";

const filter = { column: "name", is: "contains", text: "ada" } as const;
const sort = { column: "company", direction: "ascending" } as const;

/** The view in an app whose address follows only when it is let. */
function aView(start: string) {
  fakeServer({
    "rpc/read_table_setup": () => ({ json: { preferences: null, fields: [] } }),
    "rpc/save_table_preferences": () => ({ json: null }),
  });
  const client = createQueryClient(() => undefined);
  const wanted: string[] = [];
  const addressOf = (to: To) => (typeof to === "string" ? to : `/people${to.search ?? ""}`);
  const go = (to: To) => void wanted.push(addressOf(to));
  const navigator: Navigator = { createHref: addressOf, go: () => undefined, push: go, replace: go };
  let become: (address: string) => void = () => undefined;
  const App = ({ children }: PropsWithChildren) => {
    const [location, setLocation] = useState(start);
    become = setLocation;
    return (
      <QueryClientProvider client={client}>
        <Router location={location} navigator={navigator}>
          {children}
        </Router>
      </QueryClientProvider>
    );
  };
  const { result } = renderHook(usePeopleView, { wrapper: App });
  return {
    found: () => result.current,
    /** The address becomes what was asked for last. */
    arrive: (address = wanted.at(-1)) => act(() => become(address ?? start)),
  };
}

// What is saved as a view goes off the screen meets the same server.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test("a change is shown before the address says it, and the next one is made to it", () => {
  const { found, arrive } = aView("/people?sort=email");
  act(() => found().setView((before) => ({ ...before, filters: [filter] })));
  expect(found().view).toMatchObject({ filters: [filter], sort: { column: "email" } });
  act(() => found().setView((before) => ({ ...before, sort })));
  expect(found().view).toEqual({ filters: [filter], sort, search: "" });
  arrive();
  expect(found().view).toEqual({ filters: [filter], sort, search: "" });
});

test("an address that was gone back to counts more than what was asked for before", () => {
  const { found, arrive } = aView("/people?sort=email");
  act(() => found().setView((before) => ({ ...before, filters: [filter] })));
  arrive();
  arrive("/people?q=grace");
  expect(found().view).toEqual({ filters: [], sort: null, search: "grace" });
});
