import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { forgetDrafts } from "@/lib/use-draft";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { asRow } from "@/testing/row";
import { aUser } from "@/testing/user";
import PhoneWalkthrough from "./phone-walkthrough";
import { keyOf } from "./use-kept-progress";
import { Walkthrough } from "./walkthrough";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}

/** A user who has got as far as the second step, and what the server answers to the end of it. */
function showFromSecondStep(completion: Answer) {
  const row = asRow(aUser({ onboardingCompleted: true }));
  const patches: unknown[] = [];
  fakeServer({
    profiles: (request) => {
      if (request.method === "GET") return { json: row };
      patches.push(request.body);
      return completion(request);
    },
  });
  // Nobody is signed in here, so the user's id is empty.
  localStorage.setItem(keyOf(""), "2");
  renderInApp(
    <>
      <Walkthrough />
      <Where />
    </>,
  );
  return patches;
}

async function closeBoth() {
  await screen.findByRole("dialog", { name: "Chrome Extension Setup" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await screen.findByRole("dialog", { name: "Phone Walkthrough" });
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
}

test("closing the extension opens the phone; closing that completes the walkthrough and goes to /people", async () => {
  const done = asRow(aUser({ onboardingCompleted: true, walkthroughCompleted: true }));
  const patches = showFromSecondStep(() => ({ json: done }));
  await closeBoth();
  await waitFor(() => expect(screen.getByText("/people")).toBeTruthy());
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(patches).toEqual([{ walkthrough_completed: true }]));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test("ends and goes to /people even when its completion fails, and tells the server again at the next start", async () => {
  const patches = showFromSecondStep(() => ({ status: 400, json: { code: "PT400", message: "no" } }));
  await closeBoth();
  await waitFor(() => expect(screen.getByText("/people")).toBeTruthy());
  await waitFor(() => expect(patches).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  // As for someone who signs out in between.
  forgetDrafts();
  renderInApp(<Walkthrough />);
  await waitFor(() => expect(patches).toHaveLength(2));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("waits in the tab it was left in, while another one that it opened shows the profile", async () => {
  const patches = showFromSecondStep(() => ({ json: [] }));
  await screen.findByRole("dialog", { name: "Chrome Extension Setup" });
  cleanup();
  const { client } = renderInApp(<Walkthrough />, { at: "/profile?walkthrough=later#api-access" });
  await waitFor(() => expect(client.getQueryData(["profile", ""])).toBeTruthy());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem(keyOf(""))).toBe("2");
  expect(patches).toEqual([]);
});

test("shows the number and a code to scan where there is one, and one card with one sentence where there is none", () => {
  fakeServer({ profiles: () => ({ json: asRow(aUser()) }) });
  const part = { inSequence: null, onClose: () => undefined };
  renderInApp(<PhoneWalkthrough {...part} productNumber="+44 20 7946 0000" />);
  expect(screen.getByRole("img", { name: "Code that opens a message to +44 20 7946 0000" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "+44 20 7946 0000" }).getAttribute("href")).toBe("sms:+442079460000");
  cleanup();
  renderInApp(<PhoneWalkthrough {...part} productNumber={null} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Phone Walkthrough" }).textContent).toContain(
    "Texting isn't set up on this server yet; you can send the same messages in the assistant panel.",
  );
  expect(screen.queryByText(/^Text the assistant/)).toBeNull();
});
