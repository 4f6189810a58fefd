import { useId, useSyncExternalStore } from "react";
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
  const bound = commands.filter((command) => command.keys !== undefined);
  if (bound.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-muted-foreground text-xs font-medium">{section}</h3>
      <dl className="grid">
        {bound.map(({ id, label, keys = "" }) => (
          <div key={id} className="flex min-h-8 items-center justify-between gap-4 text-base">
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} className="pointer-coarse:inline-flex" />
              <span className="sr-only">{keyLabels(keys).join(" ")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
