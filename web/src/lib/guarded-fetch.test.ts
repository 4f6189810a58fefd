import { afterEach, expect, test, vi } from "vitest";
import { guardedFetch, guardSession, subjectOf } from "./guarded-fetch";

const token = (sub: string, mark: string) => `h.${btoa(JSON.stringify({ sub, mark }))}.s`;
const [old, renewed, signedIn] = [token("ada", "1"), token("ada", "2"), token("ada", "3")];

/** A server that lets one token in; gives the tokens it saw. */
function aServer(good: string | null): string[] {
  const seen: string[] = [];
  vi.stubGlobal("fetch", (_url: string, init: RequestInit & { body: string }) => {
    const given = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? "";
    seen.push(given);
    return Promise.resolve(new Response(init.body, { status: given === good ? 200 : 401 }));
  });
  return seen;
}
const save = (url = "https://own.example/rest/v1/notes", bearer = old) =>
  guardedFetch(url, { method: "POST", body: "typed", headers: { authorization: `Bearer ${bearer}` } });
const guardWith = (fresh: { renewed: string | null; signedIn: string | null }) =>
  guardSession({ renew: () => Promise.resolve(fresh.renewed), signInAgain: () => Promise.resolve(fresh.signedIn) });

afterEach(() => vi.unstubAllGlobals());

test("sends a refused request again with the renewed session, body and all", async () => {
  const seen = aServer(renewed);
  guardWith({ renewed, signedIn: null });
  const response = await save();
  expect([response.status, await response.text()]).toEqual([200, "typed"]);
  expect(seen).toEqual([old, renewed]);
});

test("waits for the person to sign in again when renewing does not help", async () => {
  const seen = aServer(signedIn);
  guardWith({ renewed, signedIn });
  expect((await save()).status).toBe(200);
  expect(seen).toEqual([old, renewed, signedIn]);
});

test("gives the refusal when nobody signs in again, and never asks without end", async () => {
  const seen = aServer(null);
  guardWith({ renewed: null, signedIn: null });
  expect((await save()).status).toBe(401);
  guardWith({ renewed, signedIn });
  expect((await save()).status).toBe(401);
  expect(seen).toHaveLength(4);
});

test("leaves Auth's own requests and those of nobody alone", async () => {
  const seen = aServer(renewed);
  guardWith({ renewed, signedIn });
  expect((await save("https://own.example/auth/v1/user")).status).toBe(401);
  expect((await save(undefined, "sb_publishable_key")).status).toBe(401);
  expect(seen).toHaveLength(2);
});

test("reads whose a token is", () => {
  expect(subjectOf(old)).toBe("ada");
  for (const nobody of ["", "sb_publishable_key", "a.b.c", "a.bnVsbA.c"]) expect(subjectOf(nobody)).toBe("");
});
