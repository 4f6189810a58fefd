import { Plus, UserPlus } from "lucide-react";
import { CopyButton } from "@/components/copy-button";
import { FloatingButton } from "@/components/floats";
import { ThemeSwitch } from "@/components/theme-switch";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import { Tooltip } from "@/components/ui/tooltip";
import { type Family, LONG_TEXT, RIGHT_TO_LEFT } from "./specimen";

const VARIANTS = ["primary", "secondary", "danger", "ghost"] as const;
const nothing = () => undefined;

function Variants(props: { size?: "sm" | "md"; disabled?: boolean }) {
  return VARIANTS.map((variant) => (
    <Button key={variant} variant={variant} {...props}>
      {variant}
    </Button>
  ));
}

export const buttonsFamily: Family = {
  name: "Buttons",
  specimens: [
    { name: "each kind", Show: () => <Variants /> },
    { name: "small", Show: () => <Variants size="sm" /> },
    { name: "disabled", Show: () => <Variants disabled /> },
    {
      name: "busy",
      Show: () => (
        <Button variant="primary" aria-disabled>
          <Spinner />
          Saving...
        </Button>
      ),
    },
    {
      name: "icon alone, with a tip",
      Show: () => (
        <Tooltip label="Add" keys="n">
          <Button icon={Plus} size="icon" variant="ghost" aria-label="Add" />
        </Tooltip>
      ),
    },
    {
      name: "right to left",
      Show: () => (
        <span dir="rtl">
          <Button icon={Plus}>{RIGHT_TO_LEFT}</Button>
        </span>
      ),
    },
    {
      name: "very long text",
      Show: () => (
        <Button className="max-w-full">
          <span className="truncate">{LONG_TEXT}</span>
        </Button>
      ),
    },
    { name: "copies", Show: () => <CopyButton text={LONG_TEXT} /> },
    {
      name: "floating: closed, open, with a key",
      Show: () => (
        <>
          <FloatingButton label="Assistant" onClick={nothing}>
            <Plus aria-hidden />
          </FloatingButton>
          <FloatingButton label="Assistant" expanded onClick={nothing}>
            <Plus aria-hidden />
          </FloatingButton>
          <FloatingButton label="Add New Person" keys="n" onClick={nothing}>
            <UserPlus aria-hidden />
          </FloatingButton>
        </>
      ),
    },
    { name: "theme switch", Show: ThemeSwitch },
    { name: "keys", Show: () => ["mod+k", "g p", "?"].map((keys) => <Kbd key={keys} keys={keys} />) },
  ],
};
