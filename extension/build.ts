// `npm run build -w extension`: dist/chrome and dist/firefox, and a zip of each for the stores. TRACKER_APP_URL names the Tracker that it
// connects to unless the user names another.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type InlineConfig, build } from "vite";
import { BROWSERS, manifestFor } from "./manifest.ts";
import { zipFolder } from "./zip-folder.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here("package.json"), "utf8")) as { version: string };

const targets = { chrome: "chrome123", firefox: "firefox140" };

/** Builds the extension for both browsers into `into`. `appUrl`: see manifestFor. Gives the folders. */
export async function buildExtension(given: { appUrl: string | null; into: string }) {
  // React is taken in its production form by this setting of the process, which others who are in it have another wish for.
  const { NODE_ENV: before } = process.env;
  process.env["NODE_ENV"] = "production";
  try {
    return await buildBoth(given);
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

async function buildBoth({ appUrl, into }: { appUrl: string | null; into: string }) {
  rmSync(into, { recursive: true, force: true });
  for (const browser of BROWSERS) {
    const outDir = join(into, browser);
    const shared: InlineConfig = {
      root: here("."),
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "@contract": here("../supabase/functions/_shared/contract") } },
      define: { __APP_URL__: JSON.stringify(appUrl ?? ""), __BROWSER__: JSON.stringify(browser) },
    };
    const output = { outDir, target: targets[browser], assetsInlineLimit: 0, modulePreload: { polyfill: false } };
    await build({
      ...shared,
      plugins: [react()],
      build: { ...output, rolldownOptions: { input: { popup: here("popup.html"), panel: here("panel.html") } } },
    });
    // One file each, without imports: a content script can't import, and an event page of Firefox is a plain script.
    for (const script of ["background", "content"])
      await build({
        ...shared,
        build: {
          ...output,
          emptyOutDir: false,
          rolldownOptions: {
            input: here(`src/${script}/main.ts`),
            output: { format: "iife", entryFileNames: `${script}.js` },
          },
        },
      });
    mkdirSync(join(outDir, "icons"), { recursive: true });
    for (const size of [16, 32, 48, 128]) copyFileSync(here(`icons/${size}.png`), join(outDir, `icons/${size}.png`));
    writeFileSync(join(outDir, "manifest.json"), JSON.stringify(manifestFor(browser, { version, appUrl }), null, 2));
    writeFileSync(join(into, `tracker-${browser}-${version}.zip`), zipFolder(outDir));
  }
  return { chrome: join(into, "chrome"), firefox: join(into, "firefox") };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = await buildExtension({ appUrl: process.env["TRACKER_APP_URL"] || null, into: here("dist") });
  console.log(Object.values(folders).join("\n"));
}
