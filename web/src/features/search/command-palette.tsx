import { useQuery } from "@tanstack/react-query";
import { Command as Cmdk } from "cmdk";
import { BotMessageSquare, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { Dialog, DialogDescription, DialogTitle, PaletteContent } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import { useUserId } from "@/features/session/session.queries";
import { type Command, commandStore, runCommand } from "@/lib/commands";
import { showPeek } from "@/lib/peeked-person";
import { useSettled } from "@/lib/use-settled";
import {
  findCommands,
  type FoundPerson,
  type Hit,
  type PaletteSection,
  paletteSections,
  startingSections,
} from "./palette-hits";
import { isShowKey, useEarlyEnter } from "./early-enter";
import { HitLine } from "./palette-line";
import { recentVisits } from "./recent-visits";
import { contentSearchQuery, startingPeopleQuery } from "./search.queries";

const TYPING_MS = 150;
const RECENT_SHOWN = 4;
const ASK = "ask";

interface CommandPaletteProps {
  onClose: () => void;
  onGo: (path: string) => void;
  /** Opens the assistant with this in its input. */
  onAsk: (text: string) => void;
}

/** Everything by name: people, tasks, notes, posts, places and actions. What was chosen is done once the palette is gone and the focus is back. */
export default function CommandPalette({ onClose, onGo, onAsk }: CommandPaletteProps) {
  const [text, setText] = useState("");
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void) => {
    chosen.current = run;
    onClose();
  };
  const { sections, waiting, failed } = useSections(text);
  const hits = sections.flatMap((section) => section.hits);
  const words = text.trim();
  // While the search runs, the assistant is no answer that Enter may give.
  const first = hits[0]?.id ?? (words !== "" && !waiting ? ASK : "");
  const [selected, setSelected] = useFirst(first);
  const run = (hit: Hit, isShow = false) => {
    if (hit.kind === "command") choose(() => runChosen(hit.command));
    else if (hit.kind === "task") choose(() => onGo(`/tasks?task=${hit.task.id}`));
    else choose(() => (isShow ? showPeek(hit.person.id) : onGo(`/people/${hit.person.id}`)));
  };
  const ask = () => choose(() => onAsk(words));
  const onEarlyEnter = useEarlyEnter(waiting && hits.length === 0, (isShow) =>
    hits[0] ? run(hits[0], isShow) : ask(),
  );
  const person = personOf(hits, selected);
  const onKeyDown = (event: KeyboardEvent) => {
    if (person !== null && isShowKey(event)) {
      event.preventDefault();
      choose(() => showPeek(person.id));
    } else onEarlyEnter(event);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <PaletteContent afterClose={() => chosen.current?.()}>
        <DialogTitle className="sr-only">Search and commands</DialogTitle>
        <DialogDescription className="sr-only">Type a name or what you want to do, then press Enter.</DialogDescription>
        <Cmdk
          label="Search and commands"
          shouldFilter={false}
          loop
          value={selected}
          onValueChange={setSelected}
          onKeyDown={onKeyDown}
          className="flex min-h-0 flex-col"
        >
          <SearchField text={text} onText={setText} />
          <p
            role="status"
            className="text-muted-foreground flex items-center justify-center gap-2 px-4 text-sm not-empty:pt-4"
          >
            {failed && "The search failed. Check the connection, then keep typing."}
            {!failed && hits.length === 0 && (waiting ? <Spinner /> : `No results for “${words}”.`)}
          </p>
          <Cmdk.List className="max-h-[min(26rem,60dvh)] scroll-py-2 overflow-y-auto p-2">
            {sections.map(({ heading, hits: those }) => (
              <Group key={heading} heading={heading}>
                {those.map((hit) => (
                  <Item key={hit.id} value={hit.id} onSelect={() => run(hit)}>
                    <HitLine hit={hit} typed={words} />
                  </Item>
                ))}
              </Group>
            ))}
            {words !== "" && (
              <div className={hits.length > 0 ? "mt-2 border-t pt-2" : ""}>
                <Item value={ASK} onSelect={ask}>
                  <BotMessageSquare aria-hidden />
                  <span dir="auto" className="min-w-0 truncate">
                    Ask the assistant: “{words}”
                  </span>
                </Item>
              </div>
            )}
          </Cmdk.List>
          {person && <PersonKeys />}
        </Cmdk>
      </PaletteContent>
    </Dialog>
  );
}

function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <div className="flex items-center gap-3 border-b px-4">
      <Search aria-hidden className="text-muted-foreground size-4 shrink-0" />
      <Cmdk.Input
        value={text}
        onValueChange={onText}
        dir="auto"
        maxLength={500}
        placeholder="Search people, tasks, notes and posts, or type a command"
        className="placeholder:text-muted-foreground h-12 min-w-0 flex-1 bg-transparent text-base outline-none pointer-coarse:text-lg"
      />
      <Kbd keys="esc" className="max-md:hidden" />
    </div>
  );
}

/** The person that the selected hit is about. */
function personOf(hits: readonly Hit[], selected: string): FoundPerson | null {
  const hit = hits.find(({ id }) => id === selected);
  return hit && "person" in hit ? hit.person : null;
}

/** What can be done with them. */
function PersonKeys() {
  return (
    <p className="text-muted-foreground flex h-9 shrink-0 items-center gap-1.5 border-t px-4 text-xs max-md:hidden pointer-coarse:hidden">
      <Kbd keys="enter" /> Open <Kbd keys="mod+enter" className="ms-3" /> Show beside the screen
    </p>
  );
}

/** Runs what was chosen. The field that the palette gave the focus back to may be the very one that it leads to: it is focused again. */
function runChosen(command: Command) {
  if (command.opensField && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  runCommand(command);
}

/** What Enter would choose: the first one whenever another becomes first, until someone moves on. */
function useFirst(first: string) {
  const [selected, setSelected] = useState(first);
  const [before, setBefore] = useState(first);
  if (before !== first) {
    setBefore(first);
    setSelected(first);
  }
  return [selected, setSelected] as const;
}

const contains = (text: string | null, typed: string) => text?.toLowerCase().includes(typed.toLowerCase()) ?? false;

/** What the palette shows for what is typed, and how the search for it goes. */
function useSections(text: string): { sections: PaletteSection[]; waiting: boolean; failed: boolean } {
  const commands = useSyncExternalStore(commandStore.subscribe, commandStore.read);
  const [visits] = useState(recentVisits(useUserId()));
  const typed = text.trim();
  const wanted = useSettled(typed, TYPING_MS);
  const start = useQuery(startingPeopleQuery(visits));
  const search = useQuery(contentSearchQuery(wanted));
  if (typed === "") {
    const heading = visits.length > 0 ? "Recent people" : "Newest people";
    const sections = startingSections(heading, (start.data ?? []).slice(0, RECENT_SHOWN), commands);
    return { sections, waiting: false, failed: false };
  }
  const waiting = wanted !== typed || search.isFetching;
  // What was found for less text may not fit what is typed by now, and Enter takes the first one.
  const fits = ({ name, company }: FoundPerson) => !waiting || contains(name, typed) || contains(company, typed);
  const { people = [], tasks = [], texts = [] } = search.data ?? {};
  const sections = paletteSections({
    text: typed,
    people: people.filter(fits),
    tasks: tasks.filter(({ title }) => !waiting || contains(title, typed)),
    texts,
    commands,
  });
  const isCommandOnly = sections.length === 1 && sections[0]?.heading === "Commands";
  return {
    // A command that merely fits waits for what the search may find: Enter would take it.
    sections: waiting && isCommandOnly && !findCommands(commands, typed).wins ? [] : sections,
    waiting,
    failed: search.error !== null && !waiting,
  };
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium"
    >
      {children}
    </Cmdk.Group>
  );
}

function Item({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) {
  return (
    <Cmdk.Item
      value={value}
      onSelect={onSelect}
      className="rounded-control data-[selected=true]:bg-highlight [&_svg]:text-muted-foreground flex min-h-9 cursor-default items-center gap-3 px-2 text-base select-none pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {children}
    </Cmdk.Item>
  );
}
