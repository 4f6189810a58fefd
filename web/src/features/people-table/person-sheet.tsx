import type { PersonRow } from "@contract/founder-list";
import { useQueryClient } from "@tanstack/react-query";
import { History, Trash2 } from "lucide-react";
import { useEffect, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { onlyThis, useDeleteSelected } from "@/features/bulk/bulk.queries";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { useAddressPart } from "@/lib/use-address-part";
import { PersonField } from "./person-field";
import { useSelectionActions } from "./selection-context";
import { usePeopleColumns } from "./use-people-columns";
import { type PeopleTools, usePeopleTools } from "./use-people-tools";

interface PersonSheetProps {
  person: PersonRow;
  onClose: () => void;
}

/** A person's fields and notes for a narrow screen: what a row's cells do, and deleting. */
export default function PersonSheet({ person, onClose }: PersonSheetProps) {
  const { tools, load } = usePeopleTools();
  const { mutate: remove, isPending } = useDeleteSelected();
  const { forget } = useSelectionActions();
  const [, showHistory] = useAddressPart("history");
  const openHistory = () => {
    onClose();
    showHistory(person.id);
  };
  const gone = () => {
    forget(person.id);
    onClose();
  };
  useEffect(() => {
    void load().then((came) => {
      if (!came) onClose();
    });
  }, [load, onClose]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle dir="auto" className="text-left wrap-break-word">
            {person.name}
          </DialogTitle>
          <DialogDescription>Each field is saved as you leave it.</DialogDescription>
        </div>
        {tools ? <Fields person={person} tools={tools} /> : <FieldsSkeleton />}
        <Button icon={History} onClick={openHistory}>
          History
        </Button>
        <Button
          icon={Trash2}
          className="text-bad-foreground"
          aria-disabled={isPending}
          onClick={() => !isPending && remove(onlyThis(person, gone))}
        >
          Delete
        </Button>
      </DialogContent>
    </Dialog>
  );
}

const FIRST = ["notes"];

function Fields({ person, tools }: { person: PersonRow; tools: PeopleTools }) {
  const { all } = usePeopleColumns(tools);
  const client = useQueryClient();
  const outbox = useOutbox();
  const onEdit = useMemo(() => {
    const labelOf = (id: string) => all.find((column) => column.id === id)?.label ?? id;
    return tools.editPeopleWith(client, outbox, labelOf);
  }, [tools, client, outbox, all]);
  // The note is what is written most often on the way.
  const inOrder = [...all.filter(({ id }) => FIRST.includes(id)), ...all.filter(({ id }) => !FIRST.includes(id))];
  return (
    <div className="grid gap-4">
      {inOrder.map(
        ({ id, label, edit }) =>
          edit && <PersonField key={id} person={person} columnId={id} label={label} edit={edit} onEdit={onEdit} />,
      )}
    </div>
  );
}

function FieldsSkeleton() {
  return (
    <div role="status" aria-label="Loading the fields" className="grid gap-4">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
