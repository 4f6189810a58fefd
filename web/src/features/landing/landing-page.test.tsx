import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { installationFrom } from "@/lib/installation";
import { Hero } from "./hero";
import { LandingPage } from "./landing-page";
import { Scenes } from "./scenes";

afterEach(cleanup);

const scene = (name: string) => {
  const section = screen.getByRole("heading", { name }).closest("section");
  if (section === null) throw new Error(`There is no scene ${name}`);
  return within(section);
};

const nothing = installationFrom({});
const everything = installationFrom({ VITE_POST_SOURCE: "apify", VITE_PHONE_NUMBER: "+44 20 7946 0000" });

test("what is not there yet is pitched as on its way", () => {
  renderInApp(
    <>
      <Hero next="/people" can={nothing} />
      <Scenes can={nothing} />
    </>,
  );
  expect(screen.getByText("By text message, from your own phone.").textContent).toContain("On its way");
  expect(scene("The morning digest").getByText("On its way")).toBeTruthy();
  expect(scene("Profiles that update themselves").queryByText("On its way")).toBeNull();
  expect(scene("Profiles that update themselves").getByText(/Sample people have posts from the start/)).toBeTruthy();
  expect(scene("Just ask").getByText(/^By chat or voice\./)).toBeTruthy();
});

test("what is there is offered without a word about later", () => {
  renderInApp(
    <>
      <Hero next="/people" can={everything} />
      <Scenes can={everything} />
    </>,
  );
  expect(screen.getByRole("link", { name: "+44 20 7946 0000" })).toBeTruthy();
  expect(scene("Just ask").getByText(/^By chat, voice or text\./)).toBeTruthy();
  expect(screen.queryByText(/on its way|for now/i)).toBeNull();
});

test("with the simulator texting is there, and no number is offered that a real phone cannot reach", () => {
  const can = installationFrom({ VITE_SIMULATED_PHONE: "+15005550006" });
  renderInApp(
    <>
      <Hero next="/people" can={can} />
      <Scenes can={can} />
    </>,
  );
  expect(screen.queryByText(/on its way/i)).toBeNull();
  expect(screen.getByText("Text message")).toBeTruthy();
  expect(scene("Just ask").getByText(/^By chat, voice or text\./)).toBeTruthy();
  expect(screen.queryByRole("link", { name: /500 ?555/ })).toBeNull();
});

test("an address that does not exist is said to be none, and a screen of the product asks to sign in", () => {
  const { again } = renderInApp(<LandingPage next="/people" destination="nowhere" />);
  expect(screen.getByText(/There is nothing at this address/)).toBeTruthy();
  again(<LandingPage next="/tasks" destination="screen" />);
  expect(screen.getByRole("link", { name: "Sign in to open it" }).getAttribute("href")).toBe("/auth?next=%2Ftasks");
  expect(screen.queryByText(/There is nothing at this address/)).toBeNull();
});
