import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { fetchCodeEarly } from "./app/route-chunks";
import { hasStoredSession } from "./lib/stored-session";
import "./styles/app.css";

fetchCodeEarly(window.location.pathname, hasStoredSession());

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
