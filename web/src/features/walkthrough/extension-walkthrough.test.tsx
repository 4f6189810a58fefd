import { statSync } from "node:fs";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import ExtensionWalkthrough from "./extension-walkthrough";
import { extensionSteps } from "./extension-steps";

afterEach(cleanup);

const part = { inSequence: null, onClose: () => undefined };
const next = () => userEvent.click(screen.getByRole("button", { name: "Next" }));

test("goes through five steps to set the extension up, by the arrow keys too", async () => {
  renderInApp(<ExtensionWalkthrough {...part} installUrl="https://chrome.example/tracker" />);
  expect(screen.getByText("1. Install the extension")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Get the extension/ }).getAttribute("href")).toBe(
    "https://chrome.example/tracker",
  );
  await next();
  expect(screen.getByRole("link", { name: /Open LinkedIn/ }).getAttribute("href")).toBe("https://www.linkedin.com/");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(screen.getByText("5. Click Add to CRM")).toBeTruthy();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText("4. Enter it in the extension")).toBeTruthy();
});

test("has a small picture of the browser at each step, for both themes", () => {
  for (const { picture } of extensionSteps(null, "https://tracker.example.com"))
    for (const theme of ["light", "dark"]) {
      const { size } = statSync(`web/public/walkthrough/${picture}-${theme}.webp`);
      expect(size, picture).toBeGreaterThan(4 * 1024);
      expect(size, picture).toBeLessThanOrEqual(40 * 1024);
    }
  renderInApp(<ExtensionWalkthrough {...part} />);
  expect(document.querySelector("img")?.getAttribute("src")).toMatch(/^\/walkthrough\/install-(light|dark)\.webp$/);
});

test("says who has the extension's folder and how to load it where no shop has it, and no command of a terminal", () => {
  renderInApp(<ExtensionWalkthrough {...part} inSequence={{ step: 2, onSkip: () => undefined }} installUrl={null} />);
  const card = screen.getByRole("dialog", { name: "Chrome Extension Setup" });
  expect(card.textContent).toContain("Ask the person who set up this Tracker for the extension's folder");
  expect(card.textContent).toContain("chrome://extensions");
  expect(card.textContent).not.toMatch(/npm|dist/);
  expect(screen.queryByRole("link")).toBeNull();
});

test("says this Tracker's address, which the extension asks for", async () => {
  renderInApp(<ExtensionWalkthrough {...part} />);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(screen.getByText(new RegExp(`enter ${window.location.origin}\\. Then click Connect`))).toBeTruthy();
});

test("refetches people when it closes, to show someone who was added meanwhile", async () => {
  const key = ["founders", "list", "all"];
  const { client } = renderInApp(<ExtensionWalkthrough {...part} />);
  client.setQueryData(key, []);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test("shows one counter at a time: the three steps are counted, the five have dots", () => {
  const inSequence = { step: 2, onSkip: () => undefined };
  renderInApp(<ExtensionWalkthrough {...part} inSequence={inSequence} installUrl="https://chrome.example/tracker" />);
  const counters = screen.getAllByText(/\d of \d/).filter((element) => !element.classList.contains("sr-only"));
  expect(counters.map(({ textContent }) => textContent)).toEqual(["Guide 2 of 3"]);
});
