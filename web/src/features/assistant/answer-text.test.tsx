import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { answerLink, AnswerText } from "./answer-text";

afterEach(cleanup);

const show = (text: string) =>
  render(
    <MemoryRouter>
      <AnswerText text={text} />
    </MemoryRouter>,
  );

test("links to our own records and to the network, and to nothing else", () => {
  const kept = [
    "/people/1",
    "https://www.linkedin.com/in/ada",
    "https://linkedin.com/posts/x",
    "https://de.linkedin.com/in/ada",
  ];
  expect(kept.map(answerLink)).toEqual(kept);
  const dropped = [
    "https://evil.example/?q=notes",
    "https://linkedin.com.evil.example/in/ada",
    "https://evil.example/linkedin.com",
    "http://www.linkedin.com/in/ada",
    "//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://user@www.linkedin.com/in/ada",
    undefined,
  ];
  expect(dropped.map(answerLink)).toEqual(dropped.map(() => null));
});

test("shows the words of a link that it does not make", () => {
  show("See [this offer](https://evil.example/?secret=1).");
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(/this offer/)).toBeTruthy();
});

test("draws neither HTML nor pictures", () => {
  const { container } = show('<img src="https://evil.example/x.png"> ![x](https://evil.example/y.png) <b>bold</b>');
  expect(container.querySelector("img, b, script")).toBeNull();
});

test("draws lists and emphasis", () => {
  const { container } = show("- **Ada**\n- Bo");
  expect(container.querySelectorAll("li")).toHaveLength(2);
  expect(container.querySelector("strong")?.textContent).toBe("Ada");
});
