import { Fragment, useId, useSyncExternalStore } from "react";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { type Command, commandStore, type Section } from "@/lib/commands";
import { keyLabels } from "@/lib/key-labels";
import { singleKeys, useSingleKeys } from "@/lib/single-keys";

const SECTIONS: readonly Section[] = ["Go to", "Actions", "Help"];

/** Every key that does something on this screen, from the same table that binds them. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const commands = useSyncExternalStore(commandStore.subscribe, commandStore.read);
  const single = useSingleKeys();
  const id = useId();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>They rest while you type.</DialogDescription>
        </div>
        {SECTIONS.map((section) => (
          <Keys key={section} section={section} commands={commands.filter((command) => command.section === section)} />
        ))}
        <div className="flex items-center justify-between gap-4 border-t pt-4">
          <Label htmlFor={id} className="font-normal">
            Shortcuts without Ctrl or Cmd
          </Label>
          <Switch id={id} checked={single} onCheckedChange={singleKeys.choose} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Keys({ section, commands }: { section: Section; commands: readonly Command[] }) {
  const bound = keysByLabel(commands);
  if (bound.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-muted-foreground text-xs font-medium">{section}</h3>
      <dl className="grid">
        {bound.map(([label, ways]) => (
          <div key={label} className="flex min-h-8 items-center justify-between gap-4 text-base">
            <dt>{label}</dt>
            <dd className="flex items-center gap-2">
              {ways.map((keys, at) => (
                <Fragment key={keys}>
                  {at > 0 && <span className="text-muted-foreground text-xs">or</span>}
                  <Kbd keys={keys} className="pointer-coarse:inline-flex" />
                  <span className="sr-only">{keyLabels(keys).join(" ")}</span>
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
function keysByLabel(commands: readonly Command[]): [label: string, ways: string[]][] {
  const ways = new Map<string, string[]>();
  for (const { label, keys } of commands) if (keys !== undefined) ways.set(label, [...(ways.get(label) ?? []), keys]);
  return [...ways];
}
