import { UserPlus } from "lucide-react";
import { FloatingButton, Floats } from "@/components/floats";

/** The floating person button. */
export function AddPersonButton({ onClick, onIntent }: { onClick: () => void; onIntent: () => void }) {
  return (
    <Floats>
      <FloatingButton primary label="Add New Person" keys="n" onClick={onClick} onIntent={onIntent}>
        <UserPlus aria-hidden />
      </FloatingButton>
    </Floats>
  );
}
