import { ConfirmDialog } from "@/components/confirm-dialog";
import { Field } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  PaletteContent,
} from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { ConfirmOptions } from "@/lib/confirm";
import { type Family, LONG_NAME, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

const nothing = () => undefined;

function Box({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <Dialog open>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle dir="auto" className="wrap-break-word">
            {title}
          </DialogTitle>
          <DialogDescription>Their posts are read and summed up.</DialogDescription>
        </div>
        {children}
        <DialogFooter>
          <Button>Cancel</Button>
          <Button variant="primary">Add</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const ask = (options: ConfirmOptions) => () => <ConfirmDialog question={{ id: 1, answer: nothing, ...options }} />;
const fields = (count: number) =>
  Array.from({ length: count }, (_, at) => <Field key={at} label={`Field ${at + 1}`} defaultValue="Northwind" />);

function SideSheet() {
  return (
    <Sheet open>
      <SheetContent>
        <SheetTitle>Columns</SheetTitle>
        <SheetDescription>What the table shows.</SheetDescription>
        {fields(2)}
      </SheetContent>
    </Sheet>
  );
}

function Palette() {
  return (
    <Dialog open>
      <PaletteContent afterClose={nothing}>
        <DialogTitle className="sr-only">Search</DialogTitle>
        <DialogDescription className="sr-only">Type a name.</DialogDescription>
        <p className="p-4">{LONG_TEXT}</p>
      </PaletteContent>
    </Dialog>
  );
}

const danger = { title: "Delete 3 people?", body: "Their notes go with them.", action: "Delete", danger: true };

export const dialogsFamily: Family = {
  name: "Dialogs",
  specimens: [
    { name: "loading", isAlone: true, Show: () => <Box title="Add New Person">{<Skeleton className="h-24" />}</Box> },
    { name: "few fields", isAlone: true, Show: () => <Box title="Add New Person">{fields(2)}</Box> },
    { name: "many fields", isAlone: true, Show: () => <Box title="Add New Person">{fields(14)}</Box> },
    {
      name: "error",
      isAlone: true,
      Show: () => <Box title="Add New Person">{<FormError>Something went wrong. Please try again.</FormError>}</Box>,
    },
    { name: "very long name", isAlone: true, Show: () => <Box title={LONG_NAME.repeat(2)}>{LONG_TEXT}</Box> },
    {
      name: "right to left",
      isAlone: true,
      Show: () => (
        <Box title={RIGHT_TO_LEFT}>
          <div dir="rtl">{RIGHT_TO_LEFT}</div>
        </Box>
      ),
    },
    { name: "question", isAlone: true, Show: ask({ title: "Leave without saving?", action: "Leave" }) },
    { name: "question before deleting", isAlone: true, Show: ask(danger) },
    { name: "question, very long", isAlone: true, Show: ask({ title: LONG_TEXT, body: LONG_TEXT, action: "Go on" }) },
    { name: "sheet", isAlone: true, Show: SideSheet },
    { name: "palette", isAlone: true, Show: Palette },
  ],
};
