import { knownPeopleSchema } from "@contract/imports";
import { useId } from "react";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Plan } from "./import-flow";
import { knownPeopleLabels } from "./messages";

interface ImportPlanProps {
  plan: Plan;
  disabled: boolean;
  onChange: (plan: Plan) => void;
}

/** What happens to people who are followed already, and whether new people's posts are fetched. */
export function ImportPlan({ plan, disabled, onChange }: ImportPlanProps) {
  const id = useId();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <Label htmlFor={`${id}-known`}>People you already have</Label>
        <Select
          id={`${id}-known`}
          value={plan.knownPeople}
          disabled={disabled}
          onChange={(event) => onChange({ ...plan, knownPeople: knownPeopleSchema.parse(event.target.value) })}
        >
          {knownPeopleSchema.options.map((option) => (
            <option key={option} value={option}>
              {knownPeopleLabels[option]}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <Label htmlFor={`${id}-refresh`}>Fetch new people's posts</Label>
          <p id={`${id}-hint`} className="text-muted-foreground text-sm">
            Runs in the background. You can also do this later.
          </p>
        </div>
        <Switch
          id={`${id}-refresh`}
          aria-describedby={`${id}-hint`}
          checked={plan.refresh}
          disabled={disabled}
          onCheckedChange={(refresh) => onChange({ ...plan, refresh })}
        />
      </div>
    </div>
  );
}
