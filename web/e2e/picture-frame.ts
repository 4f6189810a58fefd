/** How an invented profile looks in a picture: the pages in `extension/fixtures` have no style of their own. */
export const PROFILE_STYLE = `
  :root { color-scheme: light dark; --page: light-dark(#f1f1ee, #191a1c); --card: light-dark(#fff, #232427); --line: light-dark(#dcdcd6, #3a3b40); }
  body { margin: 0; background: var(--page); font: 15px/1.45 "Inter", "Liberation Sans", sans-serif; }
  header, nav, aside, footer, iframe, button, script { display: none; }
  main { width: 470px; margin: 28px 0 28px 36px; }
  main section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 18px 22px; margin-bottom: 14px; }
  main section:first-of-type::before { content: ""; display: block; width: 76px; height: 76px; border-radius: 50%; margin-bottom: 10px;
    background: radial-gradient(circle at 50% 38%, #e9c7a6 0 17px, transparent 18px), radial-gradient(circle at 50% 105%, #46597a 0 34px, transparent 35px), #b9cbe0; }
  .visually-hidden { display: none; } main section span:has(> a)::before { content: " · "; } .distance-badge { font-size: 13px; opacity: 0.7; }
  h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 18px; }
  a { color: inherit; text-decoration: none; } img, svg, ul { display: none; }`;

const data = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;

/** The product's mark as it is in a browser's toolbar. */
const MARK = `<svg viewBox="0 0 24 24" width="18" height="18"><rect width="24" height="24" rx="6" fill="#4f46d6"/><path d="M6 8.5h12M12 8.5V18" stroke="#fff" stroke-width="2.25" stroke-linecap="round" fill="none"/><circle cx="17.25" cy="16.75" r="1.75" fill="#fff"/></svg>`;

/** Real screenshots in a drawn browser window, of the size of the viewport: what a page can't take a picture of is the browser around it. */
export function inBrowser(address: string, { screen, popup }: { screen: Buffer; popup: Buffer | null }): string {
  return `<!doctype html><style>
  :root { color-scheme: light dark; }
  body { margin: 0; height: 100vh; overflow: hidden; background: light-dark(#ecebf3, #15151b); font: 11px "Inter", "Liberation Sans", sans-serif; }
  .window { position: absolute; inset: 16px 24px -12px; border-radius: 10px; overflow: hidden; background: light-dark(#fff, #202127);
    border: 1px solid light-dark(#d5d3e0, #3a3a46); }
  .bar { display: flex; align-items: center; gap: 6px; height: 34px; padding: 0 12px; border-bottom: 1px solid light-dark(#e4e2ec, #3a3a46); }
  .dot { width: 8px; height: 8px; border-radius: 50%; background: light-dark(#d5d3e0, #4a4a58); }
  .address { flex: 1; margin: 0 10px; padding: 4px 12px; border-radius: 99px; background: light-dark(#f1f0f6, #2b2b34); color: light-dark(#5c5a6b, #b3b1c2); }
  .screen { display: block; width: 100%; }
  .popup { position: absolute; top: 32px; right: 10px; width: 216px; border-radius: 8px; box-shadow: 0 6px 24px rgb(0 0 0 / 28%); }
  </style><div class="window"><div class="bar"><i class="dot"></i><i class="dot"></i><i class="dot"></i><span class="address">${address}</span>${MARK}</div>
  <img class="screen" src="${data(screen)}">${popup ? `<img class="popup" src="${data(popup)}">` : ""}</div>`;
}
