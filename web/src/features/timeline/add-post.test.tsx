import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { aFounder } from "@/testing/founder";
import { renderInApp } from "@/testing/render";
import { AddPost } from "./add-post";
import { handedInWords } from "./handed-in-posts.queries";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
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
  await user.click(await screen.findByRole("button", { name: "Add post" }));
  expect(screen.getByRole("alert").textContent).toBe("Paste the text of the post.");
  await user.type(await screen.findByLabelText("Text of the post"), "We ship today.");
  await user.click(await screen.findByRole("button", { name: "Add post" }));
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(asked).toEqual({ founder_id: founder.id, posts: [{ text: "We ship today." }] });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a post" })));
});

test("one that is refused stays as it was typed, with the reason", async () => {
  const user = userEvent.setup();
  fakeServer({ "rpc/hand_in_posts": () => ({ status: 404, json: { code: "PT404", message: "Founder not found" } }) });
  renderInApp(<AddPost founder={aFounder()} />);
  await user.click(screen.getByRole("button", { name: "Add a post" }));
  await user.type(await screen.findByLabelText("Text of the post"), "We ship today.");
  await user.click(await screen.findByRole("button", { name: "Add post" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Founder not found");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text of the post").value).toBe("We ship today.");
});

test("a post whose address is another person's is added only after that was asked", async () => {
  const user = userEvent.setup();
  const asked = fakeServer({ "rpc/hand_in_posts": () => ({ json: { added: 1, known: 0, left: 0 } }) });
  renderInApp(<AddPost founder={{ ...aFounder(), profileUrl: "https://www.linkedin.com/in/ada" }} />);
  await user.click(screen.getByRole("button", { name: "Add a post" }));
  await user.type(await screen.findByLabelText("Text of the post"), "We ship today.");
  await user.type(screen.getByLabelText(/^Address/), "https://www.linkedin.com/posts/ben_words-activity-1-x");
  await user.click(screen.getByRole("button", { name: "Add post" }));
  expect(screen.getByRole("alert").textContent).toBe("This address is another person's post. Add anyway?");
  expect(asked).toEqual([]);
  // Another address is another question.
  await user.type(screen.getByLabelText(/^Address/), "2");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add post" }));
  await user.click(screen.getByRole("button", { name: "Add anyway" }));
  await waitFor(() => expect(asked).toEqual(["POST rpc/hand_in_posts"]));
});

test("offline it says at once that it can't be added, keeps what is typed over a reload, and goes on when back online", async () => {
  const user = userEvent.setup();
  const asked = fakeServer({ "rpc/hand_in_posts": () => ({ json: { added: 1, known: 0, left: 0 } }) });
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const founder = aFounder();
  const { unmount } = renderInApp(<AddPost founder={founder} />);
  await user.click(screen.getByRole("button", { name: "Add a post" }));
  expect((await screen.findByRole("status")).textContent).toMatch(
    /^You're offline, and a post can't be added offline\./,
  );
  await user.type(screen.getByLabelText("Text of the post"), "We ship{Enter}today.");
  await user.type(screen.getByLabelText(/^Address/), "https://x.example/1");
  await user.click(screen.getByRole("button", { name: "Add post" }));
  unmount();

  renderInApp(<AddPost founder={founder} />);
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Text of the post")).value).toBe("We ship\ntoday.");
  expect(screen.getByLabelText<HTMLInputElement>(/^Address/).value).toBe("https://x.example/1");
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status").textContent).toBe("");
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add post" }));
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

test("says whether it is new, known, or not theirs", () => {
  expect(handedInWords({ added: 1, known: 0, left: 0 })).toMatch(/^Post added/);
  expect(handedInWords({ added: 0, known: 1, left: 0 })).toMatch(/already/);
  expect(handedInWords({ added: 0, known: 0, left: 1 })).toMatch(/not a post of theirs/);
});
