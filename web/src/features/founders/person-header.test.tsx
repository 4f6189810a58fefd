import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { PersonHeader } from "./person-header";

afterEach(cleanup);

test("the name leads to the profile, beside the company", () => {
  render(<PersonHeader founder={aFounder({ company: null })} />);
  expect(screen.getByRole("heading").textContent).toBe("Ada Okafor · No company");
  expect(screen.getByRole("link").getAttribute("href")).toBe(aFounder().profileUrl);
  expect(screen.queryByText(/Sample/)).toBeNull();
});

test("a company that came with the profile says so, and one that was typed does not", () => {
  const company = "Northwind";
  const { rerender } = render(<PersonHeader founder={aFounder({ company, filledFields: ["company"] })} />);
  expect(screen.getByTitle("From the LinkedIn profile").textContent).toBe(company);
  rerender(<PersonHeader founder={aFounder({ company, filledFields: ["email"] })} />);
  expect(screen.queryByTitle("From the LinkedIn profile")).toBeNull();
});

test("someone invented is marked, and leads to no profile", () => {
  render(<PersonHeader founder={aFounder({ profileUrl: "https://www.linkedin.com/in/demo-ines-marrow" })} />);
  expect(screen.getByText("Sample · Invented, to show how Tracker works")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("someone real whose address begins like an invented one is not marked", () => {
  render(<PersonHeader founder={aFounder({ profileUrl: "https://www.linkedin.com/in/demo-lishan" })} />);
  expect(screen.queryByText(/Sample/)).toBeNull();
  expect(screen.getByRole("link")).toBeTruthy();
});
