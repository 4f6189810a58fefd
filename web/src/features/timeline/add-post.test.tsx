import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { aFounder } from "@/testing/founder";
import { renderInApp } from "@/testing/render";
import { AddPost, readPost } from "./add-post";
import { handedInWords } from "./handed-in-posts.queries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [" Hello ", "", "", { text: "Hello" }],
  [
    "Hello",
    " https://x.example/1 ",
    "2026-11-03",
    { text: "Hello", address: "https://x.example/1", postedAt: "2026-11-03" },
  ],
  ["  ", "", "", { problem: "Paste the text of the post." }],
  ["Hello", "javascript:alert(1)", "", { problem: "Enter the whole address, beginning with https://." }],
  ["Hello", "http://x.example", "", { problem: "Enter the whole address, beginning with https://." }],
  ["a".repeat(50_001), "", "", { problem: "A post can be up to 50,000 characters; this is 50,001." }],
  ["Hello", `https://${"x".repeat(2_000)}`, "", { problem: "An address can be up to 2,000 characters." }],
])("reads %j, %j and %j as %j", (text, address, day, read) => {
  expect(readPost(text, address, day)).toEqual(read);
});

test("a pasted post is handed in, and the focus goes back to where it was begun", async () => {
  const user = userEvent.setup();
  let asked: unknown;
  fakeServer({
    "rpc/hand_in_posts": ({ body }) => {
      asked = body;
      return { json: { added: 1, known: 0, left: 0 } };
    },
  });
  const founder = aFounder();
  renderInApp(<AddPost founder={founder} />);
  await user.click(screen.getByRole("button", { name: "Add a post" }));
  await user.click(screen.getByRole("button", { name: "Add post" }));
  expect(screen.getByRole("alert").textContent).toBe("Paste the text of the post.");
  await user.type(screen.getByLabelText("Text of the post"), "We ship today.");
  await user.click(screen.getByRole("button", { name: "Add post" }));
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(asked).toEqual({ founder_id: founder.id, posts: [{ text: "We ship today." }] });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a post" })));
});

test("one that is refused stays as it was typed, with the reason", async () => {
  const user = userEvent.setup();
  fakeServer({ "rpc/hand_in_posts": () => ({ status: 404, json: { code: "PT404", message: "Founder not found" } }) });
  renderInApp(<AddPost founder={aFounder()} />);
  await user.click(screen.getByRole("button", { name: "Add a post" }));
  await user.type(screen.getByLabelText("Text of the post"), "We ship today.");
  await user.click(screen.getByRole("button", { name: "Add post" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Founder not found");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text of the post").value).toBe("We ship today.");
});

test("says whether it is new, known, or not theirs", () => {
  expect(handedInWords({ added: 1, known: 0, left: 0 })).toMatch(/^Post added/);
  expect(handedInWords({ added: 0, known: 1, left: 0 })).toMatch(/already/);
  expect(handedInWords({ added: 0, known: 0, left: 1 })).toMatch(/not a post of theirs/);
});
