import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAppUpdates } from "./app-updates";

class FakeWorker extends EventTarget {
  state = "installing";
  readonly messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  isThere = true;
  unregister = () => Promise.resolve((this.isThere = false));
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  controller: object | null = {};
  register = () => Promise.resolve(this.registration);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function started(controller: object | null = {}, isOnline = true) {
  const container = new FakeContainer();
  container.controller = controller;
  let reloads = 0;
  // The fakes are as much of the browser's objects as the code looks at.
  const updates = createAppUpdates(
    container as unknown as ServiceWorkerContainer,
    () => reloads++,
    () => Promise.resolve(isOnline),
  );
  await updates.start();
  return { container, updates, reloads: () => reloads };
}

test("offers a version that was installed while the page is open, and never reloads by itself", async () => {
  const { container, updates, reloads } = await started();
  const worker = new FakeWorker();
  container.registration.find(worker);
  expect(updates.read()).toBe(false);
  worker.become("installed");
  expect(updates.read()).toBe(true);
  expect(reloads()).toBe(0);
});

test("reloads once the version that the person asked for has taken over", async () => {
  const { container, updates, reloads } = await started();
  const worker = new FakeWorker();
  container.registration.find(worker);
  worker.become("installed");
  updates.take();
  expect(worker.messages).toEqual(["take over"]);
  expect(reloads()).toBe(0);
  container.dispatchEvent(new Event("controllerchange"));
  expect(reloads()).toBe(1);
});

test.each([
  { isOnline: true, expected: [1, false] },
  { isOnline: false, expected: [0, true] },
])(
  "a version that does not take over comes from the server, where that is reached: %o",
  async ({ isOnline, expected }) => {
    const { container, updates, reloads } = await started({}, isOnline);
    const worker = new FakeWorker();
    container.registration.find(worker);
    worker.become("installed");
    updates.take();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([reloads(), container.registration.isThere]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([reloads(), container.registration.isThere]).toEqual(expected);
  },
);

test("the first version of all is no update", async () => {
  const { container, updates } = await started(null);
  const worker = new FakeWorker();
  container.registration.find(worker);
  worker.become("installed");
  container.dispatchEvent(new Event("controllerchange"));
  expect(updates.read()).toBe(false);
});

test("a version that another tab took is offered here, where nothing is reloaded unasked", async () => {
  const { container, updates, reloads } = await started();
  container.dispatchEvent(new Event("controllerchange"));
  expect(updates.read()).toBe(true);
  expect(reloads()).toBe(0);
  updates.take();
  expect(reloads()).toBe(1);
});

test("an offer that was put off goes away", async () => {
  const { container, updates } = await started();
  container.dispatchEvent(new Event("controllerchange"));
  updates.dismiss();
  expect(updates.read()).toBe(false);
});
