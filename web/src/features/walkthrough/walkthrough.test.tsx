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

const part = { inSequence: null, onClose: () => undefined };
const number = "+44 20 7946 0000";

test("shows the text that links the phone until it has arrived, and then the number", async () => {
  let linked: object[] = [];
  fakeServer({
    profiles: () => ({ json: asRow(aUser({ phone: "+442079460001" })) }),
    phones: () => ({ json: linked }),
    "rpc/begin_phone_link": () => ({
      json: { code: "ABCD2345", expiresAt: new Date(Date.now() + 600_000).toISOString() },
    }),
  });
  renderInApp(<PhoneWalkthrough {...part} can={{ phone: number, simulatedPhone: null }} />);
  expect(await screen.findByRole("img", { name: `Code that texts LINK ABCD2345 to ${number}` })).toBeTruthy();
  expect(screen.getByRole("link", { name: number }).getAttribute("href")).toBe(
    "sms:+442079460000?&body=LINK%20ABCD2345",
  );
  expect(screen.queryByRole("link", { name: "Open the phone simulator" })).toBeNull();
  expect(
    await screen.findByText(
      "Your profile has +44 207 946 0001. If you text from another number, it takes this one's place there.",
    ),
  ).toBeTruthy();
  const at = new Date().toISOString();
  linked = [{ phone: "+14155552671", verified_at: at, last_text_at: at, opted_out_at: null }];
  await waitFor(() => expect(screen.getByText("+1 415 555 2671 is linked")).toBeTruthy(), { timeout: 5_000 });
  expect(screen.getByText(/^It is the number in your profile now\./)).toBeTruthy();
});

test("replaces an expired code", async () => {
  const codes = [
    { code: "ABCD2345", expiresAt: new Date(Date.now() - 1_000).toISOString() },
    { code: "EFGH6789", expiresAt: new Date(Date.now() + 600_000).toISOString() },
  ];
  fakeServer({
    profiles: () => ({ json: asRow(aUser()) }),
    phones: () => ({ json: [] }),
    "rpc/begin_phone_link": () => ({ json: codes.shift() }),
  });
  renderInApp(<PhoneWalkthrough {...part} can={{ phone: number, simulatedPhone: null }} />);
  await userEvent.click(await screen.findByRole("button", { name: "Get a new code" }));
  expect(await screen.findByText("LINK EFGH6789")).toBeTruthy();
});

test("shows one card when texting is not set up, and a link to the simulator when it is simulated", async () => {
  fakeServer({
    profiles: () => ({ json: asRow(aUser()) }),
    phones: () => ({ json: [] }),
    "rpc/begin_phone_link": () => ({
      json: { code: "ABCD2345", expiresAt: new Date(Date.now() + 600_000).toISOString() },
    }),
  });
  renderInApp(<PhoneWalkthrough {...part} can={{ phone: null, simulatedPhone: null }} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Phone Walkthrough" }).textContent).toContain(
    "Texting isn't set up on this server yet; you can send the same messages in the assistant panel.",
  );
  expect(screen.queryByText(/^Text the assistant/)).toBeNull();
  cleanup();
  renderInApp(<PhoneWalkthrough {...part} can={{ phone: null, simulatedPhone: number }} />);
  const link = await screen.findByRole("link", { name: "Open the phone simulator" });
  expect(link.getAttribute("href")).toBe("/phone-simulator?words=LINK+ABCD2345");
});
