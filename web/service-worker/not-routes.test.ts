import { expect, test } from "vitest";
import { NOT_ROUTES } from "./not-routes.ts";

const isTheServers = (address: string) => NOT_ROUTES.some((pattern) => pattern.test(address));

test("a route of the app is the app's, whatever was searched for in it", () => {
  const routes = ["/", "/people", "/people?q=acme.com", "/people/1?f=email:acme.com", "/tasks?q=/api/", "/mailing"];
  expect(routes.filter(isTheServers)).toEqual([]);
});

test("files, pages and calls of the server are the server's, with a query too", () => {
  const others = ["/privacy-policy.html", "/privacy-policy.html?from=x", "/api", "/api/founders?limit=1", "/mail?to=a"];
  expect(others.filter((address) => !isTheServers(address))).toEqual([]);
});
