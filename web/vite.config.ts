import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { apiReference } from "./api-reference/api-reference.ts";

import { earlyCode } from "./early-code.ts";
import { backendVariables } from "./hosting/backend-variables.ts";
import { connectFilePlugin } from "./hosting/connect-file-plugin.ts";
import { hostFiles } from "./hosting/host-files-plugin.ts";
import { leaveOutUnused } from "./leave-out-unused.ts";
import { preloadFont } from "./preload-font.ts";
import { serviceWorker } from "./service-worker/service-worker-plugin.ts";
import { legalPages } from "./static-pages/static-pages.ts";
import { tourFiles } from "./tour-files.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env["TRACKER_PORT"] ?? "54321"}`;
// What every screen needs. Radix's parts, and what measures cards, come with the screens and menus that use them.
const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?!react-virtual|virtual-core)[^/]+|@supabase|zod|clsx|class-variance-authority|lucide-react\/dist\/esm\/(?!icons)|@radix-ui\/react-(slot|compose-refs))\//;
// What the table and the frame need of the contracts, the stores and lib/; the rest comes with the screens that use it.
const contracts =
  /_shared\/(contract|stores)\/(calendar-date|call|custom-fields|data-sources|db|endpoint|founder-(list|params)|founders|notes|paging|posts|profile|profile-url|refresh|rows|sample-profiles|store-error|table-preferences|text)\./;
// Of the icons that several screens show, those of the table and the frame.
const tableIcons =
  /lucide-react.*icons\/(arrow-(up|up-right|down)|bell|chevron-down|check|circle-question-mark|clock|cloud-off|handshake|plus|puzzle|refresh-cw|search|square-check-big|user-plus|user-round|users)\.mjs/;
const shared =
  /web\/src\/(features\/refresh\/(refresh\.queries|messages)|lib\/(?!zip|server-sent-events|use-grid-keys|copy-text|take-back|formula-guard|download|web-address|initials|spoken-da|marked-text)|components\/(data-grid\/cell-values|confirm-host|loading|mark|marked-text|notice|theme-switch|ui\/(badge|button|kbd|skeleton|spinner|tip-layer|toaster|tooltip))\.)/;
// What the frame shows or asks for early, while the table's own code is on the way.
const early =
  /web\/src\/(features\/((session|founders|table-preferences|profile)\/(?!analysis|account)[a-z-]+\.queries|finding\/(opened-view|use-people-view)|data-sources\/(data-sources\.queries|source-words)|people-table\/(freshness-(stamp|words)|live-refreshes|people-skeleton|update-state|use-people)|notifications\/bell-trigger|tasks\/(due-counts|task-list))|components\/(floats|lazy-(menu|overlay)))\./;
// The table with what its cards and tools, which are loaded later, share with it.
const table =
  /web\/src\/(routes\/people|features\/people-table\/(company-chip|cut-text|custom-column|linkedin-target|people-live|profile-link|refresh-control|summary-label|use-people-columns))\./;
// What the screens beside the table share: small parts, the icons of several, and what is asked about tasks and notes.
const common =
  /node_modules\/@radix-ui\/(?!react-(alert-dialog|arrow|dialog|dismissable-layer|dropdown-menu|focus-guards|focus-scope|menu|popover|popper|portal|roving-focus)\/)|lucide-react.*icons|web\/src\/(lib\/marked-text\.|components\/(empty-state|error-state|field|form-error|ui\/(accordion|checkbox|input|label|segmented|select|switch|textarea))\.|features\/(history\/history|notes\/notes|outreach\/outreach|tasks\/(change-tasks|many-tasks|tasks|task-edits)|timeline\/timeline)\.queries\.|features\/(history\/history-(batch|lines|words)|outreach\/(reach-out-actions|write-email-button)|tasks\/(board-place|task-fields|use-task-rules)|timeline\/timeline-filter)\.)|_shared\/(contract|stores)\/(activities|founder-names|outreach|tasks|timeline|trash)\./;
// What menus, popovers and dialogs depend on.
const floating =
  /node_modules\/(@floating-ui\/[^/]+|@radix-ui\/[^/]+|aria-hidden|react-remove-scroll[^/]*|react-style-singleton|use-callback-ref|use-sidecar)\/|web\/src\/components\/ui\/(dialog|dropdown-menu|popover)\./;
const path = (id: string) => id.replaceAll("\\", "/");
const proxied = ["/auth/v1", "/rest/v1", "/functions/v1", "/api", "/phone-simulator"];
const address = { host: "127.0.0.1", port: Number(process.env["TRACKER_WEB_PORT"] ?? "5173"), strictPort: true };

export default defineConfig(({ command }) => {
  // A test runner that starts the stack says NODE_ENV=test, which would put React's development build into dist/.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return {
    root: here("."),
    plugins: [
      backendVariables(),
      react(),
      tailwindcss(),
      preloadFont("inter-latin-wght-normal"),
      earlyCode(),
      apiReference(),
      tourFiles(),
      legalPages(),
      hostFiles(),
      connectFilePlugin(),
      serviceWorker(),
      leaveOutUnused(),
    ],
    resolve: {
      alias: [
        { find: "@", replacement: here("src") },
        { find: "@contract", replacement: here("../supabase/functions/_shared/contract") },
        { find: "@stores", replacement: here("../supabase/functions/_shared/stores") },
        // Relative imports of @supabase/auth-js; nobody else has files of these names.
        {
          find: /^\.\/(GoTrueAdminApi|lib\/webauthn|lib\/web3\/ethereum)$/,
          replacement: here("without-unused-auth.ts"),
        },
      ],
    },
    build: {
      // Every browser of the last two years; older ones would cost everyone the down-levelled code.
      target: ["chrome123", "edge123", "firefox128", "safari17.5"],
      // `data:` images and fonts would need a wider content policy.
      assetsInlineLimit: 0,
      // Each of these browsers preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Changes with a dependency only, so a returning browser has it.
              { name: "vendor", test: (id: string) => everywhere.test(path(id)) || id.includes("rolldown/runtime") },
              // What two screens share comes with the frame, instead of as a dozen files of a few bytes.
              {
                name: "shared",
                test: (id: string) => [shared, early, contracts, tableIcons].some((wanted) => wanted.test(path(id))),
              },
              { name: "people", test: (id: string) => table.test(path(id)) },
              { name: "common", test: (id: string) => common.test(path(id)), minShareCount: 2 },
              { name: "floating", test: (id: string) => floating.test(path(id)), minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: {
      ...address,
      proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway }])),
    },
    // At the same address, because that is where the links in mails lead.
    preview: address,
  };
});
