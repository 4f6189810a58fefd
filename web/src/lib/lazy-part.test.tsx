import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { lazyPart, loadChunk } from "./load-chunk";

afterEach(cleanup);

const chunk = { default: ({ name }: { name: string }) => <p>Hello {name}</p> };

test("what was fetched before is shown at once, without what replaces it", async () => {
  const load = () => Promise.resolve(chunk);
  const Part = lazyPart(load);
  await loadChunk(load);
  render(
    <Suspense fallback="waiting">
      <Part name="Ada" />
    </Suspense>,
  );
  expect(screen.queryByText("waiting")).toBeNull();
  expect(screen.getByText("Hello Ada")).toBeDefined();
});

test("what was not fetched is waited for", async () => {
  const Part = lazyPart(() => Promise.resolve(chunk));
  render(
    <Suspense fallback="waiting">
      <Part name="Ada" />
    </Suspense>,
  );
  expect(screen.getByText("waiting")).toBeDefined();
  expect(await screen.findByText("Hello Ada")).toBeDefined();
});

test("stays the same part while it is shown, also when it was waited for", async () => {
  const Part = lazyPart(() => Promise.resolve(chunk));
  const shown = (name: string) => (
    <Suspense fallback="waiting">
      <Part name={name} />
    </Suspense>
  );
  const { rerender } = render(shown("Ada"));
  const before = await screen.findByText("Hello Ada");
  rerender(shown("Bob"));
  expect(screen.getByText("Hello Bob")).toBe(before);
});
