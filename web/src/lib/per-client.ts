import type { QueryClient } from "@tanstack/react-query";

/** One thing for each cache, made when it is first asked for: a cache belongs to one person, and so does what they do. */
export function perClient<Thing>(make: () => Thing): (client: QueryClient) => Thing {
  const things = new WeakMap<QueryClient, Thing>();
  return (client) => {
    const known = things.get(client);
    if (known !== undefined) return known;
    const made = make();
    things.set(client, made);
    return made;
  };
}
