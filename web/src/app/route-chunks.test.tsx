import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { fetchDataEarly } from "./route-chunks";

afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string) => ({ pathname, search: "", hash: "", state: null, key: "" });
const PERSON = "/people/0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";

test("a person's own row and timeline are asked for together, before the screen is drawn", async () => {
  const asked = fakeServer({});
  fetchDataEarly(
    createQueryClient(() => undefined),
    "ada",
    at(PERSON),
  );
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["POST rpc/list_people", "POST rpc/person_timeline"]));
});

test("an address that is no person's asks for nobody", () => {
  const asked = fakeServer({});
  const client = createQueryClient(() => undefined);
  for (const pathname of ["/people/someone", "/profile"]) fetchDataEarly(client, "ada", at(pathname));
  expect(asked).toEqual([]);
});
