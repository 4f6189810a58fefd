import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { apiReference } from "./api-reference/api-reference.ts";
import { preloadFont } from "./preload-font.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env["TRACKER_PORT"] ?? "54321"}`;
const proxied = ["/auth/v1", "/rest/v1", "/functions/v1", "/api"];

export default defineConfig(({ command }) => {
  // A test runner that starts the stack says NODE_ENV=test, which would put React's development build into dist/.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return {
    root: here("."),
    plugins: [react(), tailwindcss(), preloadFont("inter-latin-wght-normal"), apiReference()],
    resolve: {
      alias: {
        "@": here("src"),
        "@contract": here("../supabase/functions/_shared/contract"),
        "@stores": here("../supabase/functions/_shared/stores"),
      },
    },
    build: {
      // Every browser of the last two years; older ones would cost everyone the down-levelled code.
      target: ["chrome123", "edge123", "firefox128", "safari17.5"],
      // `data:` images and fonts would need a wider content policy.
      assetsInlineLimit: 0,
    },
    server: {
      host: "127.0.0.1",
      port: Number(process.env["TRACKER_WEB_PORT"] ?? "5173"),
      strictPort: true,
      proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway }])),
    },
  };
});
