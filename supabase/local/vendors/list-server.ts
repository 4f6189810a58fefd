import { Hono } from "hono";
import type { PostTarget } from "../../functions/_shared/post-sources/post-source.ts";
import { serveHttp } from "../http-server.ts";

/** For tests: serves the lists of people that PhantomBuster reads, as the API does. */
export async function startListServer() {
  const lists = new Map<string, PostTarget[]>();
  const app = new Hono();
  app.get("/lists/:run", (c) => {
    const people = lists.get(c.req.param("run"));
    return people ? c.text(["profileUrl", ...people.map(({ profileUrl }) => profileUrl)].join("\n")) : c.notFound();
  });
  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return {
    addressOf: (runKey: string) => `${server.url}/lists/${runKey}`,
    set: (runKey: string, people: PostTarget[]) => void lists.set(runKey, people),
    stop: () => server.stop(),
  };
}
