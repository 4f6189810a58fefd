import { useId, useState } from "react";
import { ThemeChoice } from "@/components/theme-choice";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { type Family, LONG_NAME, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

function Boxes({ label, disabled = false }: { label: string; disabled?: boolean }) {
  const id = useId();
  return ([false, true, "indeterminate"] as const).map((checked) => (
    <span key={String(checked)} className="flex min-w-0 items-center gap-1">
      <Checkbox id={`${id}-${checked}`} defaultChecked={checked} disabled={disabled} />
      <Label htmlFor={`${id}-${checked}`} className="truncate">
        {label}
      </Label>
    </span>
  ));
}

function Switches({ label, disabled = false }: { label: string; disabled?: boolean }) {
  const id = useId();
  return [false, true].map((checked) => (
    <span key={String(checked)} className="flex items-center gap-2">
      <Switch id={`${id}-${checked}`} defaultChecked={checked} disabled={disabled} />
      <Label htmlFor={`${id}-${checked}`}>{label}</Label>
    </span>
  ));
}

function Views() {
  const [view, setView] = useState("board");
  const options = [
    { value: "board", label: "Table View" },
    { value: "calendar", label: "Calendar View" },
  ];
  return <Segmented label="View" value={view} onChange={setView} options={options} />;
}

function Openings({ text }: { text: string }) {
  return (
    <Accordion openFirst={["open"]}>
      {["open", "closed"].map((value) => (
        <AccordionItem key={value} value={value}>
          <div className="flex">
            <AccordionTrigger dir="auto">{text}</AccordionTrigger>
          </div>
          <AccordionContent dir="auto">{LONG_TEXT}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

export const choicesFamily: Family = {
  name: "Choices",
  specimens: [
    { name: "boxes: off, on, some", Show: () => <Boxes label="Digest" /> },
    { name: "boxes, disabled", Show: () => <Boxes label="Digest" disabled /> },
    { name: "boxes, very long name", Show: () => <Boxes label={LONG_NAME} /> },
    { name: "switches", Show: () => <Switches label="True calendar months" /> },
    { name: "switches, disabled", Show: () => <Switches label="True calendar months" disabled /> },
    {
      name: "switches, right to left",
      Show: () => (
        <div dir="rtl" className="grid gap-2">
          <Switches label={RIGHT_TO_LEFT} />
        </div>
      ),
    },
    { name: "one of a few", Show: Views },
    { name: "theme", Show: ThemeChoice },
    {
      name: "tabs",
      Show: () => (
        <Tabs defaultValue="in" className="grid w-full gap-3">
          <TabsList aria-label="Account">
            <TabsTrigger value="in">Sign In</TabsTrigger>
            <TabsTrigger value="up">Sign Up</TabsTrigger>
          </TabsList>
          <TabsContent value="in">What signing in needs.</TabsContent>
          <TabsContent value="up">What signing up needs.</TabsContent>
        </Tabs>
      ),
    },
    { name: "opens in place", Show: () => <Openings text="Posted about night tariffs" /> },
    { name: "opens in place, very long", Show: () => <Openings text={LONG_TEXT} /> },
  ],
};
