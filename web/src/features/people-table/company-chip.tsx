const HUES = 12;

/** The company in one of twelve colours, dealt out by row. */
export function CompanyChip({ company, row }: { company: string; row: number }) {
  return (
    <span
      dir="auto"
      data-cut
      data-hue={row % HUES}
      className="bg-chip text-chip-foreground inline-block h-5 max-w-full truncate rounded-full px-2 align-middle text-xs leading-5 font-medium"
    >
      {company}
    </span>
  );
}
