import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import ExtensionWalkthrough from "./extension-walkthrough";

afterEach(cleanup);

const part = { inSequence: null, onClose: () => undefined };
const next = () => userEvent.click(screen.getByRole("button", { name: "Next" }));

test("goes through five steps to set the extension up, by the arrow keys too", async () => {
  renderInApp(<ExtensionWalkthrough {...part} isComing={false} />);
  expect(screen.getByText("1. Install the extension")).toBeTruthy();
  await next();
  expect(screen.getByRole("link", { name: /Open LinkedIn/ }).getAttribute("href")).toBe("https://www.linkedin.com/");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(screen.getByText("5. Click Add to CRM")).toBeTruthy();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText("4. Enter it in the extension")).toBeTruthy();
});

test("says at each step that the extension is still to come, and sends nobody off to set it up", async () => {
  renderInApp(<ExtensionWalkthrough {...part} isComing />);
  for (const step of [1, 2, 3, 4, 5]) {
    expect(screen.getByText(`Step ${step} of 5`)).toBeTruthy();
    expect(screen.getByText(/there is nothing to install yet/)).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    if (step < 5) await next();
  }
});
