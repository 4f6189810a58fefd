import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { hasEndedIn } from "@/lib/next-path";
import { renderInApp } from "@/testing/render";
import { SignedOut } from "./signed-out";

afterEach(cleanup);

function SignInPage() {
  const location = useLocation();
  return (
    <>
      <output>{hasEndedIn(location.state) ? `ended, ${location.search}` : "asked for"}</output>
      <Link to="/">Home</Link>
    </>
  );
}

/** A session that ended at an address. */
function Ended() {
  const [after, setAfter] = useState<"ending" | "nothing">("ending");
  return (
    <Routes>
      <Route path="/auth" element={<SignInPage />} />
      <Route path="*" element={<SignedOut after={after} onTold={() => setAfter("nothing")} />} />
    </Routes>
  );
}

test("leads from where the session ended to the sign-in page, and shows the front door from then on", async () => {
  renderInApp(<Ended />, { at: "/people?q=1" });
  expect(screen.getByText("ended, ?next=%2Fpeople%3Fq%3D1")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  expect((await screen.findAllByRole("link", { name: "Get Started" }, { timeout: 10_000 })).length).toBeGreaterThan(0);
}, 15_000);
