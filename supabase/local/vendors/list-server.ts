import { Hono } from "hono";
import { peopleList, peopleQuery } from "../../functions/_shared/post-sources/phantombuster/people-list.ts";
import type { PostTarget } from "../../functions/_shared/post-sources/post-source.ts";
import { serveHttp } from "../http-server.ts";

/** For tests: serves the lists of people that PhantomBuster reads, as the API does. */
export async function startListServer() {
  const app = new Hono();
  app.get("/people.csv", (c) => {
    const list = peopleList(new URL(c.req.url).searchParams);
    return list === null ? c.notFound() : c.text(list);
  });
  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  const url = `${server.url}/people.csv`;
  return {
    url,
    addressOf: (people: PostTarget[]) => `${url}?${peopleQuery(people)}`,
    stop: () => server.stop(),
  };
}
