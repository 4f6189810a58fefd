import type { Family } from "./specimen";

const SURFACES = ["background", "card", "popover", "secondary", "muted", "accent", "highlight", "raised"];
const LINES = ["border", "input", "ring", "primary", "destructive"];
const MEANINGS = ["info", "good", "warn", "bad", "calendar-todo", "calendar-in-progress", "calendar-done", "owner"];
const DOTS = ["dot-good", "dot-bad", "dot-pending", "dot-in-progress", "dot-completed"];
const SIZES = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl"];

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {names.map((name) => (
        <li key={name} className="grid w-24 gap-1 text-xs">
          <span className="rounded-card h-10 border" style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const tokensFamily: Family = {
  name: "Tokens",
  specimens: [
    { name: "surfaces", Show: () => <Swatches names={SURFACES} /> },
    { name: "lines and fills", Show: () => <Swatches names={[...LINES, ...DOTS]} /> },
    {
      name: "meanings, with their text",
      Show: () => (
        <ul className="flex flex-wrap gap-2 text-sm">
          {MEANINGS.map((name) => (
            <li
              key={name}
              className="rounded-control px-2 py-1"
              style={{ background: `var(--${name})`, color: `var(--${name}-foreground)` }}
            >
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "company hues",
      Show: () => (
        <ul className="flex flex-wrap gap-2 text-xs">
          {Array.from({ length: 12 }, (_, hue) => (
            <li key={hue} data-hue={hue} className="bg-chip text-chip-foreground rounded-full px-2 leading-5">
              Company {hue}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "type",
      Show: () => (
        <ul className="grid gap-1">
          {SIZES.map((size) => (
            <li key={size} className={`${size} truncate font-medium`}>
              Hamburgefonstiv 0123
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
