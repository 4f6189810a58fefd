import { FullText } from "@/components/full-text";
import { Mark } from "@/components/mark";
import { Avatar } from "@/components/ui/avatar";
import { Badge, Chip } from "@/components/ui/badge";
import { type Family, LONG_NAME, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

const TONES = ["neutral", "info", "good", "warn", "bad"] as const;
const nothing = () => undefined;

export const labelsFamily: Family = {
  name: "Names and labels",
  specimens: [
    {
      name: "picture",
      Show: () =>
        ["size-6", "size-10"].map((size) => <Avatar key={size} name="Ada" src="/mark.svg" className={size} />),
    },
    { name: "no picture", Show: () => <Avatar name="Ada Lovelace" className="size-10 text-sm" /> },
    { name: "a picture that does not load", Show: () => <Avatar name="Ada Lovelace" src="/nothing.svg" /> },
    { name: "owner", Show: () => <Avatar name="Ada Lovelace" tone="owner" /> },
    {
      name: "no name, a sign, right to left",
      Show: () => ["", "✨", RIGHT_TO_LEFT].map((name) => <Avatar key={name} name={name} />),
    },
    {
      name: "states",
      Show: () =>
        TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        )),
    },
    {
      name: "chips",
      Show: () =>
        [undefined, 0, 3, 7].map((hue) => (
          <Chip key={hue ?? "grey"} label="Northwind" {...(hue !== undefined && { hue })} />
        )),
    },
    { name: "chip that can go", Show: () => <Chip label="Northwind" hue={4} onRemove={nothing} /> },
    { name: "very long name", Show: () => <Chip label={LONG_NAME.repeat(2)} hue={1} onRemove={nothing} /> },
    { name: "right to left", Show: () => <Chip label={RIGHT_TO_LEFT} hue={2} onRemove={nothing} /> },
    {
      name: "cut text, whole on hover and focus",
      Show: () => (
        <FullText className="w-full">
          <p data-cut tabIndex={0} className="w-64 truncate">
            {LONG_TEXT}
          </p>
        </FullText>
      ),
    },
    { name: "mark", Show: () => <Mark className="size-10" /> },
  ],
};
