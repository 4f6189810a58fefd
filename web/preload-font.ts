import type { Plugin } from "vite";

/** Adds a preload link for the one font file whose built name starts with `name`, so that text never waits for the stylesheet. */
export function preloadFont(name: string): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => path.includes(`/${name}`) && path.endsWith(".woff2"));
        if (file === undefined) throw new Error(`No font file named ${name} in the build`);
        const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}
