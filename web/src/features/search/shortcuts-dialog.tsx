import { Fragment, useId, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { type Command, commandStore, type Section } from "@/lib/commands";
import { keyLabels } from "@/lib/key-labels";
import { singleKeys, useSingleKeys } from "@/lib/single-keys";

/** Keys that belong to what has the focus and not to the screen: the list of shortcuts explains them too. */
interface KeyGroup {
  title: string;
  keys: readonly { label: string; ways: readonly string[] }[];
}

const TABLE: KeyGroup = {
  title: "In the table",
  keys: [
    { label: "Move from cell to cell", ways: ["left", "right", "up", "down"] },
    { label: "Go to the edge of the table", ways: ["mod+down"] },
    { label: "Select a range", ways: ["shift+down"] },
    { label: "Open or edit the cell", ways: ["enter"] },
    { label: "Edit the cell", ways: ["F2"] },
    { label: "Empty the cell", ways: ["delete"] },
    { label: "Copy · cut · paste", ways: ["mod+c", "mod+x", "mod+v"] },
    { label: "Fill down", ways: ["mod+d"] },
    { label: "Show beside the table", ways: ["space"] },
    { label: "Select the person", ways: ["shift+space"] },
    { label: "Open the menu of the row", ways: ["shift+F10"] },
    { label: "Leave the table, so that single keys work", ways: ["esc"] },
    { label: "Go back to the table", ways: ["down"] },
  ],
};

const BOARD: KeyGroup = {
  title: "On the board",
  keys: [
    { label: "Move from card to card", ways: ["left", "right", "up", "down"] },
    { label: "Pick up and drop a card", ways: ["space"] },
    { label: "On a name: show the person beside the board", ways: ["space"] },
    { label: "Move the card you picked up", ways: ["left", "right", "up", "down"] },
    { label: "Put it back", ways: ["esc"] },
  ],
};

/** Those of the screen at an address. */
function fixedKeys(pathname: string): readonly KeyGroup[] {
  if (pathname === "/people") return [TABLE];
  return pathname === "/tasks" ? [BOARD] : [];
}

const SECTIONS: readonly Section[] = ["Go to", "Actions", "Help"];

/** Every key that does something on this screen: those of its commands, from the same table that binds them, and those of what has the focus. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const commands = useSyncExternalStore(commandStore.subscribe, commandStore.read);
  const { pathname } = useLocation();
  const single = useSingleKeys();
  const id = useId();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[44rem]">
        <DialogHead title="Keyboard shortcuts">Paused while you type.</DialogHead>
        {/* It takes the focus, so that it can be scrolled and no key switches anything off. */}
        <div
          tabIndex={0}
          role="region"
          aria-label="Shortcuts on this screen"
          className="rounded-control -mx-2 min-h-0 overflow-y-auto px-2 md:columns-2 md:gap-10"
        >
          {SECTIONS.map((section) => (
            <Keys
              key={section}
              title={section}
              keys={keysByLabel(
                commands.filter((command) => command.section === section),
                commands,
              )}
            />
          ))}
          {fixedKeys(pathname).map(({ title, keys }) => (
            <Keys key={title} title={title} keys={keys.map(({ label, ways }) => [label, ways])} />
          ))}
        </div>
        <div className="flex items-center justify-between gap-4 border-t pt-4">
          <Label htmlFor={id} className="font-normal">
            Single-key shortcuts
          </Label>
          <Switch id={id} checked={single} onCheckedChange={singleKeys.choose} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

type Ways = readonly [label: string, ways: readonly string[]];

function Keys({ title, keys }: { title: string; keys: readonly Ways[] }) {
  if (keys.length === 0) return null;
  return (
    <section className="grid break-inside-avoid gap-1 pb-4">
      <h3 className="text-muted-foreground text-xs font-medium">{title}</h3>
      <dl className="grid">
        {keys.map(([label, ways]) => (
          <div key={label} className="flex min-h-8 items-center justify-between gap-4 text-base">
            <dt>{label}</dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {ways.map((way, at) => (
                <Fragment key={way}>
                  {at > 0 && <span className="sr-only">or</span>}
                  <Kbd keys={way} className="pointer-coarse:inline-flex" />
                  <span className="sr-only">{keyLabels(way).join(" ")}</span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What has keys, each with all the keys that do it. */
function keysByLabel(commands: readonly Command[], all: readonly Command[]): Ways[] {
  const ways = new Map<string, string[]>();
  for (const command of commands) {
    const { label, keys } = command;
    // Of two with the same keys the last one has them.
    if (keys === undefined || all.findLast((other) => other.keys === keys) !== command) continue;
    ways.set(label, [...(ways.get(label) ?? []), keys]);
  }
  return [...ways];
}
