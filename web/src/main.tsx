import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { fetchCodeEarly } from "./app/route-chunks";
import { keepAppForLater } from "./lib/app-updates";
import { hasStoredSession } from "./lib/stored-session";
import { typedAhead } from "./lib/typed-ahead";
import "./styles/app.css";

typedAhead.start();
fetchCodeEarly(window.location.pathname, hasStoredSession());
if (import.meta.env.PROD) keepAppForLater();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
