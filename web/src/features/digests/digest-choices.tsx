import type { DigestSettings } from "@contract/digests";
import { type ReactNode, useId } from "react";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { hourInWords } from "./digest-words";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The props of each part of the settings. */
export interface PartProps {
  settings: DigestSettings;
  set: (changed: Partial<DigestSettings>) => void;
}

interface OnOffProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function OnOff({ label, hint, isOn, disabled = false, onChange }: OnOffProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <Label htmlFor={id}>{label}</Label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted-foreground text-sm">
            {hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        {...(hint && { "aria-describedby": `${id}-hint` })}
        checked={isOn}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}

interface HourProps {
  label: string;
  value: number | null;
  onChange: (hour: number | null) => void;
  /** The choice of no hour. */
  none?: string;
}

export function HourSelect({ label, value, onChange, none }: HourProps) {
  return (
    <Select
      aria-label={label}
      className="w-auto tabular-nums"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
    >
      {none !== undefined && <option value="">{none}</option>}
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourInWords(hour)}
        </option>
      ))}
    </Select>
  );
}
