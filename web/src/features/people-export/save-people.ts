import type { ColumnKey, PeopleQueryInput } from "@contract/founder-list";
import { download } from "@/lib/download";
import { toast } from "@/lib/toast";
import { everyColumn, peopleCsv } from "./people-csv";
import { readPeople } from "./people-export.queries";
import { vcards } from "./vcard";

const FAILED = "Failed to export. Please try again.";

/** Reads who a list shows and saves them as a file, of these columns or of all; says how many. */
export async function savePeople(
  format: "csv" | "vcard",
  list: PeopleQueryInput,
  columns: ColumnKey[] | undefined,
  today: Date,
): Promise<void> {
  const progress = toast.progress();
  progress.say("Exporting…");
  try {
    const { people, fields } = await readPeople(list, (read, total) => {
      if (read < total) progress.say(`Exporting ${read.toLocaleString("en")} of ${total.toLocaleString("en")} people…`);
    });
    const day = today.toISOString().slice(0, 10);
    if (format === "csv") {
      const csv = peopleCsv(people, columns ?? everyColumn(fields), fields);
      download(`people-${day}.csv`, new Blob([csv], { type: "text/csv" }));
    } else {
      download(`people-${day}.vcf`, new Blob([vcards(people)], { type: "text/vcard" }));
    }
    toast.good(`Exported ${people.length.toLocaleString("en")} ${people.length === 1 ? "person" : "people"}.`);
  } catch {
    toast.bad(FAILED);
  } finally {
    progress.end();
  }
}
