import type { Opportunity } from "@contract/ai";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { takeBack } from "@/lib/take-back";
import { undoStackOf } from "@/lib/undo";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { ReachOutList } from "./reach-out-list";

const ada: Opportunity = {
  founderId: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
  founderName: "Ada Park",
  profileUrl: "https://www.linkedin.com/in/ada-park",
  company: "Bramblewick",
  roleTitle: "Founder",
  lastPostSummary: "Has raised a seed round.",
  score: 20,
  reasons: [
    {
      kind: "priority",
      text: "Priority 10",
      points: -20,
      evidence: { at: "2026-11-01T10:00:00Z" },
    },
    {
      kind: "never_in_touch",
      text: "Never contacted",
      points: 20,
      evidence: { at: "2026-11-01T10:00:00Z" },
    },
    {
      kind: "overdue_task",
      text: "“Call Ada” is overdue by 3 days",
      points: 20,
      evidence: { taskId: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c12", at: "2026-11-18" },
    },
  ],
};

/** A server whose list is what `proposed` says, and which answers `answered` to an answer. */
function show(proposed: () => Opportunity[], answered: () => Response | Promise<Response>) {
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes("/ai/outreach/opportunities")) {
      const made = { success: true, madeBy: "builtin", model: "reach-out score" };
      return Promise.resolve(Response.json({ ...made, data: proposed() }));
    }
    return Promise.resolve(answered());
  });
  renderInApp(
    <>
      <ReachOutList />
      <Toaster />
    </>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows what speaks for someone, not what speaks against, and leads to the tasks that are overdue", async () => {
  show(
    () => [ada],
    () => Response.json({}),
  );
  const reason = await screen.findByRole("link", { name: "“Call Ada” is overdue by 3 days" });
  expect(reason.getAttribute("href")).toBe("/tasks");
  expect(screen.queryByText(/Priority 10/)).toBeNull();
  // One reason, and of two that weigh the same the one that calls for a word now.
  expect(screen.queryByText("Never contacted")).toBeNull();
});

test.each([
  ["ada-park", "https://www.linkedin.com/feed/update/urn:li:activity:7"],
  // Nothing of someone invented is on LinkedIn.
  ["demo-ines-marrow", `/people/${ada.founderId}?post=7`],
])("the reason of %s leads to the post it is about", async (slug, href) => {
  const postUrl = "https://www.linkedin.com/feed/update/urn:li:activity:7";
  const reasons: Opportunity["reasons"] = [
    { kind: "fresh_post", text: "Posted yesterday", points: 40, evidence: { postUrl, at: "2026-11-20T10:00:00Z" } },
  ];
  show(
    () => [{ ...ada, profileUrl: `https://www.linkedin.com/in/${slug}`, reasons }],
    () => Response.json({}),
  );
  const reason = await screen.findByRole("link", { name: "Posted yesterday" });
  expect(reason.getAttribute("href")).toBe(href);
  expect(screen.queryAllByText("Sample")).toHaveLength(slug === "ada-park" ? 0 : 1);
});

test("shows who it is and what they posted", async () => {
  show(
    () => [ada],
    () => Response.json({}),
  );
  await screen.findByText("Founder, Bramblewick");
  screen.getByText("Has raised a seed round.");
});

test("an answer that cannot be stored is taken off again, and that is said", async () => {
  show(
    () => [ada],
    () => Response.json({ code: "PT403", message: "no" }, { status: 403 }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Ada Park is not useful" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This could not be saved. Please try again.");
  await screen.findByRole("button", { name: "Ada Park is not useful" });
});

test("someone who is done stays where they are, and can be put back", async () => {
  let proposed = [ada];
  show(
    () => proposed,
    () => {
      proposed = [];
      return Response.json({ id: 7 }, { status: 201 });
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Ada Park is not useful" }));
  await screen.findByText("Hidden for three months");
  screen.getByRole("link", { name: "Ada Park" });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Ada Park is not useful" });
});

test("an answer that is given while the one before it is being taken back stays", async () => {
  const waiting = Promise.withResolvers<Response>();
  let isTakingBack = false;
  show(
    () => [ada],
    () => (isTakingBack ? waiting.promise : Response.json({ id: 1 })),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Ada Park is not useful" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(undo.matches(":disabled, [aria-disabled=true]")).toBe(false));
  isTakingBack = true;
  await userEvent.click(undo);
  isTakingBack = false;
  await userEvent.click(await screen.findByRole("button", { name: "Ada Park is not useful" }));
  waiting.resolve(new Response(null, { status: 204 }));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByText("Hidden for three months")).toBeTruthy();
});

test.each(["its button", "Ctrl+Z"])(
  "a contact is undone by %s: it is deleted, and the person is proposed again",
  async (how) => {
    const asked = fakeServer({
      "/functions/v1/api/ai/outreach/opportunities": () => ({
        json: { success: true, madeBy: "builtin", model: "reach-out score", data: [ada] },
      }),
      "rpc/log_touch": () => ({ json: null }),
      outreach_answers: () => ({ json: { id: 7 } }),
      activities: () => ({ json: [{ id: 3 }] }),
      "rpc/delete_touch": () => ({ json: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c13" }),
    });
    const { client } = renderInApp(<ReachOutList />);
    await userEvent.click(await screen.findByRole("button", { name: "Mark as contacted" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Phone" }));
    await screen.findByText("Contacted: Phone");
    const undo = await screen.findByRole("button", { name: "Undo" });
    if (how === "Ctrl+Z") takeBack(client);
    else await userEvent.click(undo);
    await screen.findByRole("button", { name: "Mark as contacted" });
    await waitFor(() => expect(asked).toContain("DELETE outreach_answers"));
    expect(asked).toContain("POST rpc/delete_touch");
    // It is undone once.
    expect(undoStackOf(client).last()).toBeNull();
  },
);

test.each(["its button", "Ctrl+Z"])(
  "an answer that is undone by %s before it is stored is undone when it is",
  async (how) => {
    const storing = Promise.withResolvers<undefined>();
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.includes("/ai/outreach/opportunities")) {
        return Response.json({ success: true, madeBy: "builtin", model: "reach-out score", data: [ada] });
      }
      const method = input instanceof Request ? input.method : (init?.method ?? "GET");
      asked.push(method);
      if (method === "POST") await storing.promise;
      return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ id: 7 }, { status: 201 });
    });
    const { client } = renderInApp(<ReachOutList />);
    await userEvent.click(await screen.findByRole("button", { name: "Ada Park is not useful" }));
    await waitFor(() => expect(asked).toEqual(["POST"]));
    if (how === "Ctrl+Z") takeBack(client);
    else await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(asked).toEqual(["POST"]);
    storing.resolve(undefined);
    await screen.findByRole("button", { name: "Ada Park is not useful" });
    await waitFor(() => expect(asked).toContain("DELETE"));
    expect(undoStackOf(client).last()).toBeNull();
  },
);

test("an answer that cannot be stored leaves nothing to undo", async () => {
  show(
    () => [ada],
    () => Response.json({ code: "PT403", message: "no" }, { status: 403 }),
  );
  const stored = await screen.findByRole("button", { name: "Ada Park is not useful" });
  await userEvent.click(stored);
  await screen.findByRole("alert");
  await screen.findByRole("button", { name: "Ada Park is not useful" });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the button says for how long someone is hidden", async () => {
  show(
    () => [ada],
    () => Response.json({}),
  );
  const button = await screen.findByRole("button", { name: "Ada Park is not useful" });
  expect(button.dataset["tip"]).toBe("Hides Ada Park for three months");
});

test.each([
  ["نبيل السيد", true],
  ["نبيل Nabeel", false],
  ["Ada Park", false],
])("a cut takes the end of %s, as in the table", async (founderName, isAsWritten) => {
  show(
    () => [{ ...ada, founderName }],
    () => Response.json({}),
  );
  const link = await screen.findByRole("link", { name: founderName });
  expect(link.classList.contains("as-written")).toBe(isAsWritten);
});
