import { Fragment, useId, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { type Command, commandStore, type Section } from "@/lib/commands";
import { keyLabels } from "@/lib/key-labels";
import { singleKeys, useSingleKeys } from "@/lib/single-keys";
import { fixedKeys } from "./fixed-keys";

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
        <div className="grid gap-1">
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>Paused while you type.</DialogDescription>
        </div>
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
