import { Plus, UserPlus } from "lucide-react";
import { FloatingButton, Floats } from "@/components/floats";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

interface AddPersonProps {
  onClick: () => void;
  onIntent: () => void;
}

/** The floating person button. */
export function AddPersonButton({ onClick, onIntent }: AddPersonProps) {
  return (
    <Floats>
      <FloatingButton label="Add New Person" keys="n" onClick={onClick} onIntent={onIntent}>
        <UserPlus aria-hidden />
      </FloatingButton>
    </Floats>
  );
}

/** The same as the toolbar's one primary button. A phone has neither. */
export function ToolbarAddPerson({ onClick, onIntent }: AddPersonProps) {
  return (
    <Tooltip label="Add a person" keys="n">
      <Button
        variant="primary"
        size="sm"
        className="ms-1 gap-1.5 max-md:hidden"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onClick}
      >
        <Plus aria-hidden className="size-3.5" />
        Add person
      </Button>
    </Tooltip>
  );
}
