import type { Config } from "tailwindcss";

// Names for the tokens of web/src/styles/tokens.css. Values live there once, for both themes; this file only says what they
// are called in class names. Colour names are the ones shadcn/ui's components expect.
const token = (name: string) => `var(--${name})`;
const pair = (name: string) => ({ DEFAULT: token(name), foreground: token(`${name}-foreground`) });

const config: Config = {
  content: ["./web/index.html", "./web/src/**/*.{ts,tsx}"],
  theme: {
    fontSize: {
      xs: ["0.75rem", "1rem"],
      sm: ["0.8125rem", "1.125rem"],
      base: ["0.875rem", "1.25rem"],
      lg: ["1rem", "1.5rem"],
      xl: ["1.25rem", "1.75rem"],
      "2xl": ["1.75rem", "2.25rem"],
      "3xl": ["2.75rem", "3rem"],
    },
    fontWeight: { normal: "400", medium: "500", semibold: "600" },
    fontFamily: { sans: token("font-sans") },
    borderRadius: { none: "0", control: "6px", card: "8px", dialog: "12px", full: "9999px" },
    boxShadow: { none: "none", low: token("shadow-low"), float: token("shadow-float") },
    transitionTimingFunction: { DEFAULT: "ease-out", out: "ease-out" },
    transitionDuration: { DEFAULT: "140ms", quick: "120ms", calm: "180ms" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      background: token("background"),
      foreground: token("foreground"),
      border: token("border"),
      input: token("input"),
      ring: token("ring"),
      scrim: token("scrim"),
      card: pair("card"),
      popover: pair("popover"),
      primary: { ...pair("primary"), hover: token("primary-hover"), text: token("primary-text") },
      secondary: pair("secondary"),
      muted: pair("muted"),
      accent: pair("accent"),
      highlight: token("highlight"),
      selected: token("selected"),
      raised: token("raised"),
      destructive: { ...pair("destructive"), hover: token("destructive-hover") },
      info: pair("info"),
      good: pair("good"),
      warn: pair("warn"),
      bad: pair("bad"),
      chip: pair("chip"),
      dot: {
        good: token("dot-good"),
        bad: token("dot-bad"),
        pending: token("dot-pending"),
        "in-progress": token("dot-in-progress"),
        completed: token("dot-completed"),
      },
      calendar: {
        todo: pair("calendar-todo"),
        "in-progress": pair("calendar-in-progress"),
        done: pair("calendar-done"),
      },
      owner: pair("owner"),
    },
  },
};

export default config;
