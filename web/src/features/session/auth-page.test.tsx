import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInApp } from "@/testing/render";
import type { AuthMode } from "./auth-errors";
import { AuthPage } from "./auth-page";

afterEach(cleanup);

function Page({ first, next = null }: { first: AuthMode; next?: string | null }) {
  const [mode, setMode] = useState(first);
  return <AuthPage mode={mode} onModeChange={setMode} next={next} company="Lund & Sons" />;
}

test("the copyright line names the company that runs the service", () => {
  renderInApp(<Page first="sign-in" />);
  expect(screen.getByText(`© ${new Date().getFullYear()} Lund & Sons`)).toBeTruthy();
});

test("the header's Sign In leads to the email field, from either tab", async () => {
  for (const first of ["sign-up", "sign-in"] as const) {
    renderInApp(<Page first={first} />);
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(screen.getByRole("tab", { name: "Sign In" }).getAttribute("aria-selected")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
    cleanup();
  }
});

test("the first field that is wrong has the focus when the form is sent, with what is wrong", async () => {
  renderInApp(<Page first="sign-in" />);
  const email = screen.getByLabelText("Email");
  await userEvent.click(screen.getByRole("button", { name: "Get Started" }));
  expect(document.activeElement).toBe(email);
  expect(document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Email is required.");
  await userEvent.type(email, "ada@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Get Started" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("where the person is going is not lost on the way over a forgotten password", () => {
  renderInApp(<Page first="sign-in" next="/tasks?view=board" />);
  const link = screen.getByRole("link", { name: "Forgot your password?" });
  expect(new URL(link.getAttribute("href") ?? "", "http://own.example").searchParams.get("next")).toBe(
    "/tasks?view=board",
  );
});

test("a double press sends one sign-up, and the form says beforehand how long a password must be", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => {
    sent.push(new URL(input instanceof Request ? input.url : input).pathname);
    return new Promise<Response>(() => undefined);
  });
  renderInApp(<Page first="sign-up" />);
  expect(screen.getByText("At least 6 characters.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "compiler");
  const form = screen.getByRole("button", { name: "Get Started" }).closest("form");
  if (form === null) throw new Error("There is no form");
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(sent.filter((path) => path.endsWith("/signup"))).toHaveLength(1));
  vi.unstubAllGlobals();
});

test("what was said of the last attempt is gone once something is typed, or sent again with a field that is wrong", async () => {
  const refusal = { code: "invalid_credentials", message: "Invalid login credentials" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refusal, { status: 400 })));
  renderInApp(<Page first="sign-in" />);
  const send = () => userEvent.click(screen.getByRole("button", { name: "Get Started" }));
  const password = screen.getByLabelText("Password");
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  await userEvent.type(password, "compiler");
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid login credentials");
  await userEvent.clear(password);
  expect(screen.queryByRole("alert")).toBeNull();
  await send();
  expect(screen.getByText("Password must be at least 6 characters.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  vi.unstubAllGlobals();
});
