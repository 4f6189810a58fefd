import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { aFounder } from "@/testing/founder";
import { ProfileLink } from "./profile-link";

afterEach(cleanup);

test("opens the latest post in a new tab that cannot reach back", () => {
  render(<ProfileLink founder={aFounder()} />);
  const link = screen.getByRole("link", { name: "Latest post of Ada Okafor, on LinkedIn" });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

test("says in an alert that there is nothing to open", async () => {
  render(
    <>
      <ProfileLink founder={aFounder({ lastPostUrl: null, profileUrl: "" })} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open Ada Okafor on LinkedIn" }));
  expect(screen.getByRole("alert").textContent).toBe("No LinkedIn posts or profile URL found for this founder.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
