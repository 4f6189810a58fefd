import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { asRow } from "@/testing/row";
import { aUser } from "@/testing/user";
import { useOwnProfile } from "./profile.queries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address({ email }: { email: string }) {
  return <p>{useOwnProfile("1", email).data?.email}</p>;
}

test("is read again when the address was changed elsewhere, and only then", async () => {
  let stored = "ada@example.com";
  const asked = fakeServer({ profiles: () => ({ json: asRow(aUser({ email: stored })) }) });
  const { again } = renderInApp(<Address email="ada@example.com" />);
  await screen.findByText("ada@example.com");
  again(<Address email="ada@example.com" />);
  expect(asked).toHaveLength(1);
  stored = "grace@example.com";
  again(<Address email="grace@example.com" />);
  await screen.findByText("grace@example.com");
});
