import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { browserTimeZone, timeZoneWords } from "@/lib/time-zones";
import { HourSelect, OnOff, type PartProps } from "./digest-choices";

const row = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3";

interface WhenProps extends PartProps {
  timeZone: string;
  onZone: (timeZone: string) => void;
}

/** Chooses the hour, in the profile's time zone. Offers the browser's zone if it differs. */
export function When({ timeZone, settings, set, onZone }: WhenProps) {
  const ofBrowser = browserTimeZone();
  const isElsewhere = timeZoneWords(ofBrowser) !== timeZoneWords(timeZone);
  return (
    <>
      <div className={row}>
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-sm font-medium">Hour</h3>
          <p className="text-muted-foreground text-sm">
            In {timeZoneWords(timeZone)}.{" "}
            {isElsewhere ? (
              <Button variant="ghost" size="sm" className="text-primary-text px-1" onClick={() => onZone(ofBrowser)}>
                Use {timeZoneWords(ofBrowser)}
              </Button>
            ) : (
              <a href="#preferences" className="text-primary-text underline">
                Change
              </a>
            )}
          </p>
        </div>
        <HourSelect label="Hour of the digest" value={settings.hour} onChange={(hour) => set({ hour: hour ?? 7 })} />
      </div>
      <OnOff label="On weekends too" isOn={settings.onWeekends} onChange={(onWeekends) => set({ onWeekends })} />
    </>
  );
}

/** Chooses the quiet hours and the daily cap. */
export function QuietHours({ settings, set }: PartProps) {
  const { quietFrom, quietUntil, mostADay } = settings;
  const id = useId();
  const setQuiet = (from: number | null) =>
    set(
      from === null
        ? { quietFrom: null, quietUntil: null }
        : { quietFrom: from, quietUntil: quietUntil ?? settings.hour },
    );
  return (
    <>
      <div className={row}>
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-sm font-medium">Quiet hours</h3>
          <p className="text-muted-foreground text-sm">No text and no mail of the digest goes out between them.</p>
        </div>
        <div className="flex items-center gap-2">
          <HourSelect label="Quiet from" none="None" value={quietFrom} onChange={setQuiet} />
          {quietFrom !== null && (
            <>
              <span className="text-muted-foreground text-sm">to</span>
              <HourSelect
                label="Quiet until"
                value={quietUntil}
                onChange={(hour) => set({ quietUntil: hour ?? settings.hour })}
              />
            </>
          )}
        </div>
      </div>
      <div className={row}>
        <Label htmlFor={id}>Texts and mails a day, at most</Label>
        <Select
          id={id}
          className="w-auto tabular-nums"
          value={mostADay}
          onChange={({ target }) => set({ mostADay: Number(target.value) })}
        >
          {[1, 2, 3, 4, 5].map((most) => (
            <option key={most} value={most}>
              {most}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
