import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "@/testing/render";
import { AuthPage } from "./auth-page";

afterEach(cleanup);

test("the copyright line names the company that runs the service", () => {
  renderInApp(<AuthPage mode="sign-in" onModeChange={() => undefined} company="Lund & Sons" />);
  expect(screen.getByText(`© ${new Date().getFullYear()} Lund & Sons`)).toBeTruthy();
});
