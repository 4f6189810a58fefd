import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SearchList } from "./search-list";

const CITIES = ["Berlin", "Kolkata", "Lagos", "Lima"];

function open(chosen?: string) {
  const picked: string[] = [];
  function Cities() {
    const [text, setText] = useState("");
    return (
      <SearchList
        label="Search cities"
        listLabel="Cities"
        placeholder=""
        text={text}
        onText={setText}
        items={CITIES.filter((city) => city.toLowerCase().includes(text.toLowerCase()))}
        keyOf={(city) => city}
        labelOf={(city) => city}
        {...(chosen !== undefined && { chosen })}
        empty="No match"
        onPick={(city) => picked.push(city)}
      />
    );
  }
  return { ...render(<Cities />), picked };
}

const marked = () => screen.queryByRole("option", { selected: true })?.textContent;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("narrows with what is typed, and Enter chooses what is marked", async () => {
  const { picked } = open();
  await userEvent.type(screen.getByRole("combobox", { name: "Search cities" }), "l{ArrowDown}{ArrowDown}");
  expect(marked()).toBe("Lagos");
  await userEvent.keyboard("{Enter}");
  expect(picked).toEqual(["Lagos"]);
  await userEvent.keyboard("x{Enter}");
  expect(screen.getByRole("status").textContent).toBe("No match");
  expect(picked).toEqual(["Lagos"]);
});

test("begins at what is chosen, and goes where scrolling returns a promise as in new browsers", () => {
  // A mock of its own: TypeScript's types are those of browsers that return nothing.
  vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(Promise.resolve() as never);
  const { unmount } = open("Lagos");
  expect(marked()).toBe("Lagos");
  expect(unmount).not.toThrow();
});
