import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, test } from "vitest";
import { guardHistory } from "./guarded-history";

function aHistory({ isDirty, answer }: { isDirty: boolean; answer: boolean }) {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.resolve(answer);
  };
  const history = guardHistory(createMemoryHistory({ initialEntries: ["/profile"] }), { isDirty: () => isDirty, ask });
  const go = async (to: string) => {
    history.push(to);
    await Promise.resolve();
    return { path: history.location.pathname + history.location.search, asked };
  };
  return go;
}

test("leaves a clean screen without a question", async () => {
  expect(await aHistory({ isDirty: false, answer: false })("/people")).toEqual({ path: "/people", asked: 0 });
});

test("stays on a dirty screen unless the person says to leave", async () => {
  expect(await aHistory({ isDirty: true, answer: false })("/people")).toEqual({ path: "/profile", asked: 1 });
  expect(await aHistory({ isDirty: true, answer: true })("/people")).toEqual({ path: "/people", asked: 1 });
});

test("lets a dirty screen change its own query", async () => {
  expect(await aHistory({ isDirty: true, answer: false })("/profile?tab=2")).toEqual({
    path: "/profile?tab=2",
    asked: 0,
  });
  expect(await aHistory({ isDirty: true, answer: false })("?tab=3")).toEqual({ path: "/profile?tab=3", asked: 0 });
});
