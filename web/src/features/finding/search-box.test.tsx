import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTransition, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SearchBox } from "./search-box";

/** The search is in the address, which changes in a transition. */
function Searched({ onSearch }: { onSearch: (text: string) => void }) {
  const [search, setSearch] = useState("");
  const ask = (text: string) => {
    onSearch(text);
    startTransition(() => setSearch(text));
  };
  return <SearchBox search={search} onSearch={ask} />;
}

/** What is written into inputs by the program. */
function writtenByUs() {
  const written: string[] = [];
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  vi.spyOn(HTMLInputElement.prototype, "value", "set").mockImplementation(function (this: HTMLInputElement, text) {
    written.push(text);
    value?.set?.call(this, text);
  });
  return written;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("what was typed is not written again when it comes back from the address", async () => {
  const asked: string[] = [];
  const written = writtenByUs();
  render(<Searched onSearch={(text) => asked.push(text)} />);
  await userEvent.type(screen.getByRole("searchbox"), "ab");
  written.length = 0;
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked).toEqual(["ab"]);
  expect(written).toEqual([]);
});
