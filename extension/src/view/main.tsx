import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { browserOutside } from "./outside.ts";
import "./view.css";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App outside={browserOutside} />
    </StrictMode>,
  );
