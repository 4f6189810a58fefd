import type { Plugin, Rolldown } from "vite";

/** The screens whose code is asked for by address: the address as a regular expression, and the module they begin with. */
const SCREENS = {
  "^/(people)?$": "routes/people",
  "^/people/.": "routes/person",
  "^/tasks$": "routes/tasks",
  "^/reach-out$": "routes/reach-out",
};

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "isEntry" | "imports" | "moduleIds">;

/** The files that a screen needs besides the app's own, by its address. */
export function filesOfScreens(chunks: readonly Chunk[]): Record<string, string[]> {
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    const imported = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    for (const next of imported) withImports(next, found);
    return found;
  };
  const app = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]));
  const filesOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}.tsx`)));
    if (!chunk) throw new Error(`No code of ${module} in the build`);
    return [...withImports(chunk.fileName)].filter((file) => !app.has(file));
  };
  return Object.fromEntries(Object.entries(SCREENS).map(([address, module]) => [address, filesOf(module)]));
}

/** The page with the program behind its style and font: where the line is slow, the frame that the page begins with is seen first. */
export const programLater = (page: string): string =>
  page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/** Asks for the code of the screen at the page's address, and shows the frame's top bar meanwhile. It runs in the browser, before the app: it can use nothing of it. */
export function askForCode(files: Record<string, string[]>): void {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Storage can be switched off; nobody is signed in then.
  }
  // As `hasStoredSession` tells.
  if (!keys.some((key) => /^sb-.+-auth-token$/.test(key))) return;
  // Shows the frame that is written in index.html.
  document.documentElement.dataset["signedIn"] = "";
  const screen = Object.keys(files).find((address) => new RegExp(address).test(location.pathname));
  for (const file of files[screen ?? ""] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/**
 * Vite plugin: a script in the page's head that asks for the code of the screen at its address, while the app's own code, which
 * would ask for it, is still on the way.
 */
export function earlyCode(): Plugin {
  return {
    name: "early-code",
    apply: "build",
    generateBundle: {
      // Once the page and the names of all files are there.
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset" || typeof page.source !== "string") throw new Error("No index.html in the build");
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const source = `(${askForCode.toString()})(${JSON.stringify(filesOfScreens(chunks))});\n`;
        const script = this.getFileName(this.emitFile({ type: "asset", name: "early-code.js", source }));
        page.source = programLater(page.source).replace("<script ", `<script src="/${script}"></script>\n    <script `);
      },
    },
  };
}
