import { Copy, Pencil, Plus, RotateCcw, Save, Star, StarOff, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { type FoundView, useViews, type Views } from "./use-views";
import { ViewNameDialog } from "./view-name-dialog";
import { EVERYBODY_VIEW, ViewsTrigger } from "./views-trigger";

type Asking = "new" | "rename" | null;

/** The views to choose from, what can be done with the one that is shown, and quietly, that it was changed. */
export default function ViewsMenu({ found, startsOpen }: { found: FoundView; startsOpen: boolean }) {
  const views = useViews(found);
  const { shown } = views;
  const trigger = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const waiting = found.viewId !== null && views.isPending ? "…" : EVERYBODY_VIEW;
  return (
    <>
      <DropdownMenu defaultOpen={startsOpen}>
        <DropdownMenuTrigger asChild>
          <ViewsTrigger ref={trigger} name={shown?.name ?? waiting} />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-64">
          <ViewChoice views={views} onOpen={found.openView} />
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={Plus} onSelect={() => setAsking("new")}>
            Save as new view…
          </DropdownMenuItem>
          {shown && (
            <ShownActions
              views={views}
              found={found}
              onRename={() => setAsking("rename")}
              onCopy={() => trigger.current && void views.copyLink(shown, trigger.current)}
            />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {shown && views.isChanged && <Changed views={views} onReset={() => found.openView(shown)} />}
      <NameDialog asking={asking} views={views} onClose={() => setAsking(null)} />
    </>
  );
}

const EVERYBODY_VALUE = "everybody";

function ViewChoice({ views, onOpen }: { views: Views; onOpen: FoundView["openView"] }) {
  const open = (id: string) => onOpen(views.views.find((view) => view.id === id) ?? null);
  return (
    <DropdownMenuRadioGroup value={views.shown?.id ?? EVERYBODY_VALUE} onValueChange={open}>
      <DropdownMenuRadioItem value={EVERYBODY_VALUE}>{EVERYBODY_VIEW}</DropdownMenuRadioItem>
      {views.views.map(({ id, name }) => (
        <DropdownMenuRadioItem key={id} value={id}>
          <span dir="auto" className="min-w-0 truncate">
            {name}
          </span>
          {id === views.defaultId && <span className="text-muted-foreground ms-auto ps-2 text-xs">Default</span>}
        </DropdownMenuRadioItem>
      ))}
      {views.error && (
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault();
            views.retry();
          }}
        >
          The views couldn't be loaded. Retry
        </DropdownMenuItem>
      )}
    </DropdownMenuRadioGroup>
  );
}

interface ShownActionsProps {
  views: Views;
  found: FoundView;
  onRename: () => void;
  onCopy: () => void;
}

function ShownActions({ views, found, onRename, onCopy }: ShownActionsProps) {
  const { shown } = views;
  if (!shown) return null;
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel className="truncate">{shown.name}</DropdownMenuLabel>
      {views.isChanged && (
        <>
          <DropdownMenuItem icon={Save} onSelect={() => views.save(shown)}>
            Save changes
          </DropdownMenuItem>
          <DropdownMenuItem icon={RotateCcw} onSelect={() => found.openView(shown)}>
            Reset changes
          </DropdownMenuItem>
        </>
      )}
      <DropdownMenuItem icon={Copy} onSelect={onCopy}>
        Copy link
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => views.setDefault(views.isDefault ? null : shown.id)}>
        {views.isDefault ? <StarOff aria-hidden /> : <Star aria-hidden />}
        {views.isDefault ? "Remove as default" : "Set as default"}
      </DropdownMenuItem>
      <DropdownMenuItem icon={Pencil} onSelect={onRename}>
        Rename…
      </DropdownMenuItem>
      <DropdownMenuItem icon={Trash2} danger onSelect={() => views.remove(shown)}>
        Delete
      </DropdownMenuItem>
    </>
  );
}

function Changed({ views, onReset }: { views: Views; onReset: () => void }) {
  const { shown } = views;
  if (!shown) return null;
  return (
    <span role="group" aria-label="Unsaved changes of the view" className="flex items-center max-lg:hidden">
      <span className="text-muted-foreground px-1 text-sm">Changed</span>
      <Button variant="ghost" size="sm" className="text-foreground px-2" onClick={() => views.save(shown)}>
        Save
      </Button>
      <Button variant="ghost" size="sm" className="px-2" onClick={onReset}>
        Reset
      </Button>
    </span>
  );
}

function NameDialog({ asking, views, onClose }: { asking: Asking; views: Views; onClose: () => void }) {
  const { shown } = views;
  if (asking === "rename" && shown)
    return (
      <ViewNameDialog
        title="Rename view"
        text="Links to it will keep working."
        action="Rename"
        name={shown.name}
        onName={(name) => views.rename(shown, name)}
        onClose={onClose}
      />
    );
  if (asking === "new")
    return (
      <ViewNameDialog
        title="Save as new view"
        text="Saves the current search, filters, sorting and columns."
        action="Save view"
        name=""
        onName={views.saveAs}
        onClose={onClose}
      />
    );
  return null;
}
