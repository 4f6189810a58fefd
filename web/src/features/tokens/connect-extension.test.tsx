import { EXTENSION_REDIRECTS } from "@contract/extension";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { ConnectExtension } from "./connect-extension";
import { answerAddress, connectRequest } from "./connect-request";

afterEach(cleanup);

const asked = {
  redirect: EXTENSION_REDIRECTS[0],
  state: "s".repeat(43),
  challenge: "c".repeat(43),
  name: "Extension in Chrome on Linux",
};
const request = (changes: Record<string, string> = {}) => connectRequest(new URLSearchParams({ ...asked, ...changes }));

test("takes a request of either browser's extension, and none that leads elsewhere", () => {
  for (const redirect of EXTENSION_REDIRECTS) expect(request({ redirect })).toEqual({ ...asked, redirect });
  const [own] = EXTENSION_REDIRECTS;
  const others = [
    "https://evil.example/connect",
    `${own}/../../x`,
    `${own}?a=b`,
    own.replace("https", "http"),
    own.replace("https://", "https://evil.example@"),
    own.replace(".chromiumapp.org", ".chromiumapp.org.evil.example"),
    "https://aaaabbbbccccddddeeeeffffgggghhhh.chromiumapp.org/connect",
    "javascript:alert(1)",
    "",
  ];
  expect(others.filter((redirect) => request({ redirect }) !== null)).toEqual([]);
});

test("takes no request without a challenge, a state or a name", () => {
  for (const key of ["challenge", "state", "name"]) expect(request({ [key]: "" }), key).toBeNull();
  expect(request({ challenge: "c".repeat(42) })).toBeNull();
  expect(request({ name: "n".repeat(101) })).toBeNull();
});

test("answers at the extension's own address with the code and its state", () => {
  const answer = new URL(answerAddress(asked, "the-code"));
  expect([answer.origin + answer.pathname, answer.searchParams.get("code"), answer.searchParams.get("state")]).toEqual([
    asked.redirect,
    "the-code",
    asked.state,
  ]);
});

test("says who asks, what it may do and who is signed in; Cancel answers without a code", async () => {
  const left: string[] = [];
  renderInApp(
    <ConnectExtension
      request={asked}
      email="ada@example.com"
      onSignOut={() => undefined}
      leaveTo={(to) => left.push(to)}
    />,
  );
  expect(screen.getByText(asked.name)).toBeTruthy();
  expect(screen.getByText("ada@example.com")).toBeTruthy();
  expect(screen.getByText(/It can't change or delete what you have/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(left).toHaveLength(1);
  expect(left[0]).toContain("error=access_denied");
  expect(left[0]).not.toContain("code=");
});

test("asks nothing for an address that the extension did not make", () => {
  renderInApp(<ConnectExtension request={null} email="ada@example.com" onSignOut={() => undefined} />);
  expect(screen.getByText("This link doesn't work")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
});
