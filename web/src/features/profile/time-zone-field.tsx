import { ChevronsUpDown } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { SearchList } from "@/components/search-list";
import { Button } from "@/components/ui/button";
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
      {timeZoneWords(value) !== timeZoneWords(ofBrowser) && (
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
  const zones = useMemo(() => timeZones([value, browserTimeZone()], now), [value, now]);
  const [text, setText] = useState("");
  return (
    <SearchList
      label="Search time zones"
      listLabel="Time zones"
      placeholder="Search by city or UTC offset"
      text={text}
      onText={setText}
      items={searchTimeZones(zones, text)}
      keyOf={({ name }) => name}
      labelOf={({ label }) => label}
      chosen={value}
      empty="No match"
      onPick={({ name }) => onPick(name)}
    />
  );
}
