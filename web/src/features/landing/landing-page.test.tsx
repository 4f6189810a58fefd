import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { Hero } from "./hero";
import { Scenes } from "./scenes";

afterEach(cleanup);

const digest = () => {
  const section = screen.getByRole("heading", { name: "The morning digest" }).closest("section");
  if (section === null) throw new Error("the digest has no scene");
  return within(section);
};

test("what is not there yet is pitched as on its way", () => {
  renderInApp(
    <>
      <Hero next="/people" phone={null} />
      <Scenes phone={null} isDigestComing />
    </>,
  );
  expect(screen.getByText(/Texting from your own phone is on its way/)).toBeTruthy();
  expect(screen.getByText(/by text where a number is set up/)).toBeTruthy();
  expect(digest().getByText("On its way")).toBeTruthy();
});

test("what is there is offered without a word about later", () => {
  renderInApp(
    <>
      <Hero next="/people" phone="+44 20 7946 0000" />
      <Scenes phone="+44 20 7946 0000" isDigestComing={false} />
    </>,
  );
  expect(screen.getByRole("link", { name: "+44 20 7946 0000" })).toBeTruthy();
  expect(screen.getByText(/^By text, in the chat, or aloud/)).toBeTruthy();
  expect(screen.queryByText(/on its way/i)).toBeNull();
});
