import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { browserTimeZone, searchTimeZones, timeZoneNamed, timeZones, timeZoneWords } from "@/lib/time-zones";

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
}

/** The time zone: a button that opens a list to search, and an offer to use the browser's own. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const ofBrowser = browserTimeZone();
  const now = useMemo(() => new Date(), []);
  const pick = (timeZone: string) => {
    onChange(timeZone);
    setOpen(false);
  };
  return (
    <div className="grid content-start gap-1.5">
      <Label id={`${id}-label`} htmlFor={id}>
        Time zone
      </Label>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            id={id}
            aria-labelledby={`${id}-label ${id}-value`}
            className="border-input bg-background min-w-0 justify-between px-3 font-normal"
          >
            <span id={`${id}-value`} className="truncate">
              {timeZoneNamed(value, now).label}
            </span>
            <ChevronsUpDown aria-hidden className="text-muted-foreground size-4" />
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Choose a time zone" className="grid w-80 gap-2 p-2">
          <TimeZoneSearch value={value} now={now} onPick={pick} />
        </PopoverContent>
      </Popover>
      {value !== ofBrowser && (
        <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm">
          Your browser uses {timeZoneWords(ofBrowser)}.
          <Button variant="ghost" size="sm" className="text-primary-text px-1" onClick={() => onChange(ofBrowser)}>
            Use that
          </Button>
        </p>
      )}
    </div>
  );
}

/** A list of zones that narrows with what is typed. */
function TimeZoneSearch({ value, now, onPick }: { value: string; now: Date; onPick: (timeZone: string) => void }) {
  const id = useId();
  const zones = useMemo(() => timeZones([value, browserTimeZone()], now), [value, now]);
  const [text, setText] = useState("");
  const [at, setAt] = useState(() => zones.findIndex(({ name }) => name === value));
  const found = searchTimeZones(zones, text);
  const list = useRef<HTMLUListElement>(null);
  // The list begins at the zone that is chosen.
  useEffect(() => {
    list.current?.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" });
  }, []);
  const active = found[at];
  const move = (to: number) => {
    setAt(to);
    document.getElementById(`${id}-${found[to]?.name}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step !== undefined) move(Math.max(0, Math.min(at + step, found.length - 1)));
    else if (active) onPick(active.name);
  };
  return (
    <>
      <Input
        role="combobox"
        aria-label="Search time zones"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.name}`}
        placeholder="Search by city or UTC offset"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} role="listbox" id={`${id}-list`} aria-label="Time zones" className="max-h-64 overflow-y-auto">
        {found.map((zone, index) => (
          <li
            key={zone.name}
            id={`${id}-${zone.name}`}
            role="option"
            data-chosen={zone.name === value || undefined}
            aria-selected={index === at}
            onPointerMove={() => index !== at && setAt(index)}
            onClick={() => onPick(zone.name)}
            className="rounded-control aria-selected:bg-secondary flex min-h-8 cursor-default items-center px-2 text-sm data-chosen:font-medium pointer-coarse:min-h-11"
          >
            {zone.label}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="text-muted-foreground px-2 pb-1 text-sm">
          No match
        </p>
      )}
    </>
  );
}
