import { Trash2, UserRound } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Spinner } from "@/components/ui/spinner";
import { type Family, LONG_NAME, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

function Menu({ children, dir = "ltr" }: { children: React.ReactNode; dir?: "ltr" | "rtl" }) {
  return (
    <DropdownMenu defaultOpen dir={dir}>
      <DropdownMenuTrigger asChild>
        <Button size="sm">Open</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}

const person = (name: string) => (
  <DropdownMenuItem icon={UserRound} key={name}>
    <span className="truncate" dir="auto">
      {name}
    </span>
  </DropdownMenuItem>
);

function Kinds() {
  return (
    <Menu>
      <DropdownMenuLabel>Show</DropdownMenuLabel>
      <DropdownMenuItem keys="g p">People</DropdownMenuItem>
      <DropdownMenuItem disabled>Not now</DropdownMenuItem>
      <DropdownMenuCheckboxItem checked>Company</DropdownMenuCheckboxItem>
      <DropdownMenuCheckboxItem checked={false}>Email</DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      <DropdownMenuRadioGroup value="newest">
        <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="name">By name</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
      <DropdownMenuSub>
        <DropdownMenuSubTrigger>Move to</DropdownMenuSubTrigger>
        <DropdownMenuSubContent>{person("Someone")}</DropdownMenuSubContent>
      </DropdownMenuSub>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={Trash2} danger>
        Delete
      </DropdownMenuItem>
    </Menu>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button size="sm">Open</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Panel">{children}</PopoverContent>
    </Popover>
  );
}

const MANY = Array.from({ length: 40 }, (_, at) => `Person ${at + 1}`);

export const menusFamily: Family = {
  name: "Menus and panels",
  specimens: [
    { name: "menu, every kind of line", isAlone: true, Show: Kinds },
    { name: "menu, few", isAlone: true, Show: () => <Menu>{person("Ada Lovelace")}</Menu> },
    { name: "menu, many", isAlone: true, Show: () => <Menu>{MANY.map(person)}</Menu> },
    { name: "menu, very long name", isAlone: true, Show: () => <Menu>{person(LONG_NAME.repeat(3))}</Menu> },
    { name: "menu, right to left", isAlone: true, Show: () => <Menu dir="rtl">{person(RIGHT_TO_LEFT)}</Menu> },
    { name: "panel", isAlone: true, Show: () => <Panel>{LONG_TEXT}</Panel> },
    { name: "panel, loading", isAlone: true, Show: () => <Panel>{<Spinner />}</Panel> },
  ],
};
