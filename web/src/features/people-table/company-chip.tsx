import { companyHue } from "./company-hue";

/** The company, in a colour of its own. */
export function CompanyChip({ company }: { company: string }) {
  return (
    <span
      dir="auto"
      data-cut
      data-hue={companyHue(company)}
      className="bg-chip text-chip-foreground inline-block h-5 max-w-full truncate rounded-full px-2 align-middle text-xs leading-5 font-medium"
    >
      {company}
    </span>
  );
}
