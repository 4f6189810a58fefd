import { Command as Cmdk } from "cmdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Search, UserRound } from "lucide-react";
import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { Dialog, DialogDescription, DialogTitle, PaletteContent } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import { type Command, commandStore, type Section } from "@/lib/commands";
import { useSettled } from "@/lib/use-settled";
import { type FoundFounder, peopleSearchQuery, recentPeople, rememberPerson } from "./search.queries";
import { matches } from "./match-command";

const TYPING_MS = 150;
const FOUND_SHOWN = 8;
const RECENT_SHOWN = 4;
const SECTIONS: readonly Section[] = ["Go to", "Actions", "Help"];

interface CommandPaletteProps {
  onClose: () => void;
  onPerson: (founderId: string) => void;
}

/** Everything by name: people, places, actions. What was chosen is done once the palette is gone and the focus is back. */
export default function CommandPalette({ onClose, onPerson }: CommandPaletteProps) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const chosen = useRef<(() => void) | null>(null);
  const commands = useSyncExternalStore(commandStore.subscribe, commandStore.read);
  const choose = (run: () => void) => {
    chosen.current = run;
    onClose();
  };
  const listed = commands.filter((command) => !command.unlisted && matches(command, text));
  const { people, waiting, failed } = usePeople(text);
  const first = people[0]?.id ?? inOrder(listed)[0]?.id ?? "";
  const [selected, setSelected] = useFirst(first);
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
          className="flex min-h-0 flex-col"
        >
          <div className="flex items-center gap-3 border-b px-4">
            <Search aria-hidden className="text-muted-foreground size-4 shrink-0" />
            <Cmdk.Input
              value={text}
              onValueChange={setText}
              dir="auto"
              placeholder="Search people, or type a command"
              className="placeholder:text-muted-foreground h-12 min-w-0 flex-1 bg-transparent text-base outline-none pointer-coarse:text-lg"
            />
            <Kbd keys="esc" className="max-md:hidden" />
          </div>
          <Cmdk.List className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-2">
            <People
              heading={text.trim() === "" ? "Recent people" : "People"}
              people={people}
              onChoose={(person) => {
                rememberPerson(client, person);
                choose(() => onPerson(person.id));
              }}
            />
            {SECTIONS.map((section) => (
              <Commands
                key={section}
                heading={section}
                commands={listed.filter((command) => command.section === section)}
                onChoose={(command) => choose(command.run)}
              />
            ))}
          </Cmdk.List>
          <p
            role="status"
            className="text-muted-foreground flex items-center justify-center gap-2 px-4 text-sm not-empty:pb-4"
          >
            {failed && "People could not be searched. Check the connection, then type on."}
            {!failed && first === "" && (waiting ? <Spinner /> : `Nothing is called “${text.trim()}”.`)}
          </p>
        </Cmdk>
      </PaletteContent>
    </Dialog>
  );
}

const inOrder = (commands: readonly Command[]) =>
  SECTIONS.flatMap((section) => commands.filter((command) => command.section === section));

/** What Enter would choose: the first one whenever another becomes first, until somebody moves on. */
function useFirst(first: string) {
  const [selected, setSelected] = useState(first);
  const [before, setBefore] = useState(first);
  if (before !== first) {
    setBefore(first);
    setSelected(first);
  }
  return [selected, setSelected] as const;
}

/** The people for what is typed, and how looking for them goes. */
function usePeople(text: string) {
  const client = useQueryClient();
  const wanted = useSettled(text.trim(), TYPING_MS);
  const { data = [], isFetching, error } = useQuery(peopleSearchQuery(wanted));
  const recent = wanted === "" ? recentPeople(client) : [];
  const others = data.filter(({ id }) => !recent.some((person) => person.id === id));
  const waiting = isFetching || wanted !== text.trim();
  // Those found for less text may not fit what is typed by now, and Enter takes the first one.
  const fits = ({ name, company }: FoundFounder) =>
    !waiting || `${name}\n${company ?? ""}`.toLowerCase().includes(text.trim().toLowerCase());
  return {
    people: [...recent, ...others].filter(fits).slice(0, wanted === "" ? RECENT_SHOWN : FOUND_SHOWN),
    waiting,
    failed: error !== null && !waiting,
  };
}

interface PeopleProps {
  heading: string;
  people: readonly FoundFounder[];
  onChoose: (person: FoundFounder) => void;
}

function People({ heading, people, onChoose }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <Group heading={heading}>
      {people.map((person) => (
        <Item key={person.id} value={person.id} onSelect={() => onChoose(person)}>
          <UserRound aria-hidden />
          <span dir="auto" className="min-w-0 truncate">
            {person.name}
          </span>
          {person.company && (
            <span dir="auto" className="text-muted-foreground min-w-0 shrink truncate">
              {person.company}
            </span>
          )}
        </Item>
      ))}
    </Group>
  );
}

interface CommandsProps {
  heading: string;
  commands: readonly Command[];
  onChoose: (command: Command) => void;
}

function Commands({ heading, commands, onChoose }: CommandsProps) {
  if (commands.length === 0) return null;
  return (
    <Group heading={heading}>
      {commands.map((command) => (
        <Item key={command.id} value={command.id} onSelect={() => onChoose(command)}>
          {command.icon && <command.icon aria-hidden />}
          <span className="min-w-0 truncate">{command.label}</span>
          {command.keys && <Kbd keys={command.keys} className="ms-auto ps-4" />}
        </Item>
      ))}
    </Group>
  );
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
      className="rounded-control data-[selected=true]:bg-highlight [&_svg]:text-muted-foreground flex h-9 cursor-default items-center gap-3 px-2 text-base select-none pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {children}
    </Cmdk.Item>
  );
}
