import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { NameCell, PassingName } from "./name-cell";

afterEach(cleanup);

const sample = aPersonRow({ profileUrl: "https://www.linkedin.com/in/demo-ines-marrow" });
const real = aPersonRow({ profileUrl: "https://www.linkedin.com/in/demo-lishan" });

test("someone invented is marked, and told what the mark means; someone real is not", () => {
  render(<NameCell person={sample} />);
  expect(screen.getByText("Sample").dataset["tip"]).toBe("Invented, to show how Tracker works");
  cleanup();
  render(<NameCell person={real} />);
  expect(screen.queryByText("Sample")).toBeNull();
});

test("the mark stays beside what a search found, and while the row flies past", () => {
  const match = { field: "notes", excerpt: [{ text: "flowers", isFound: true }] } as const;
  render(<NameCell person={{ ...sample, match: { ...match, excerpt: [...match.excerpt] } }} />);
  expect(screen.getByText("Sample")).toBeTruthy();
  expect(screen.getByText("flowers")).toBeTruthy();
  cleanup();
  render(<PassingName person={sample} />);
  expect(screen.getByText("Sample")).toBeTruthy();
});

test.each([
  ["Ada Okafor", false],
  ["ليلى النخيل ساري (Layla Al-Nakheel-Sary)", false],
  ["ليلى النخيل ساري", true],
])("%s loses only its end where it is cut", (name, isAsWritten) => {
  render(<NameCell person={aPersonRow({ name })} />);
  expect(screen.getByRole("link").classList.contains("as-written")).toBe(isAsWritten);
});
