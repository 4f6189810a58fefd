import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, test } from "vitest";
import { guardHistory, guardTraversal } from "./guarded-history";

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

/** A browser with three entries behind each other, on the middle one, whose router notes where it is told to be. */
function aBrowser({ isDirty, answer, paths = ["/people", "/profile", "/tasks"] }: BrowserOptions) {
  const events = new EventTarget();
  const world = { isDirty, asked: 0, told: [] as string[] };
  let at = 1;
  const go = (steps: number) => {
    at += steps;
    events.dispatchEvent(new Event("popstate"));
  };
  const path = () => paths[at] ?? "";
  const history = {
    get state() {
      return { idx: at };
    },
    go,
  };
  const location = {
    get pathname() {
      return path();
    },
  };
  const ask = () => {
    world.asked += 1;
    return Promise.resolve(answer);
  };
  const addEventListener = events.addEventListener.bind(events);
  guardTraversal({ history, location, addEventListener }, { isDirty: () => world.isDirty, ask });
  addEventListener("popstate", () => world.told.push(path()));
  const move = async (steps: number) => {
    go(steps);
    await Promise.resolve();
    return { path: path(), asked: world.asked, told: world.told };
  };
  return { world, move };
}
interface BrowserOptions {
  isDirty: boolean;
  answer: boolean;
  paths?: string[];
}

test.each([-1, 1])("goes %i step from a clean screen without a question", async (steps) => {
  const path = steps < 0 ? "/people" : "/tasks";
  expect(await aBrowser({ isDirty: false, answer: false }).move(steps)).toEqual({ path, asked: 0, told: [path] });
});

test.each([-1, 1])("goes %i step from a dirty screen only when the person says so", async (steps) => {
  const path = steps < 0 ? "/people" : "/tasks";
  const stay = { path: "/profile", asked: 1, told: [] };
  expect(await aBrowser({ isDirty: true, answer: false }).move(steps)).toEqual(stay);
  expect(await aBrowser({ isDirty: true, answer: true }).move(steps)).toEqual({ path, asked: 1, told: [path] });
});

test("asks again when the person tries again, and not once all is saved", async () => {
  const { world, move } = aBrowser({ isDirty: true, answer: false });
  await move(-1);
  expect(await move(-1)).toEqual({ path: "/profile", asked: 2, told: [] });
  world.isDirty = false;
  expect(await move(1)).toEqual({ path: "/tasks", asked: 2, told: ["/tasks"] });
});

test("goes back within a dirty screen without a question", async () => {
  const { move } = aBrowser({ isDirty: true, answer: false, paths: ["/profile", "/profile", "/tasks"] });
  expect(await move(-1)).toEqual({ path: "/profile", asked: 0, told: ["/profile"] });
});
