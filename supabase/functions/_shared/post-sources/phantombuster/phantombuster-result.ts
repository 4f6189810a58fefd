import * as z from "zod/mini";
import { SourceError, type StoppedRun } from "../post-source.ts";
import { askVendor, readVendorFile, type VendorHttp } from "../vendor-http.ts";
import { saysNothingNew } from "./phantombuster-item.ts";

const resultSchema = z.object({ resultObject: z.optional(z.unknown()) });
const fileSchema = z.looseObject({
  jsonUrl: z.optional(z.string()),
  jsonURL: z.optional(z.string()),
  csvUrl: z.optional(z.string()),
  csvURL: z.optional(z.string()),
});

/** The rows of a run's result: in the reply, or in the file that it names when there are many. */
export async function readRows(http: VendorHttp, runId: string): Promise<unknown[]> {
  const { status, json } = await askVendor(
    http,
    "GET",
    `/containers/fetch-result-object?id=${encodeURIComponent(runId)}`,
  );
  if (status === 404 || json === undefined) return [];
  const reply = z.safeParse(resultSchema, json);
  if (!reply.success) throw new SourceError(unreadable());
  const result = parseResult(reply.data.resultObject);
  if (Array.isArray(result)) return rowsOf(result);
  if (typeof result !== "object" || result === null) return [];
  const files = z.safeParse(fileSchema, result);
  const { jsonUrl, jsonURL, csvUrl, csvURL } = files.success ? files.data : {};
  // The CSV file holds the runs before as well; the JSON file beside it holds the last one only.
  const file = jsonUrl ?? jsonURL ?? (csvUrl ?? csvURL)?.replace(/\.csv(?=$|\?)/, ".json");
  if (file === undefined) return rowsOf([result]);
  if (!isResultFile(http, file)) throw new SourceError(unreadable());
  const rows = await readVendorFile(http, file);
  return rowsOf(Array.isArray(rows) ? rows : []);
}

/** A row that only says that there is nothing new, and of nobody, is no row. */
function rowsOf(rows: unknown[]): unknown[] {
  const errorSchema = z.object({ error: z.string(), profileUrl: z.optional(z.undefined()) });
  return rows.filter((row) => {
    const error = z.safeParse(errorSchema, row);
    return !(error.success && saysNothingNew(error.data.error));
  });
}

function parseResult(result: unknown): unknown {
  if (typeof result !== "string") return result;
  if (result.trim() === "") return null;
  try {
    return JSON.parse(result) as unknown;
  } catch {
    throw new SourceError(unreadable());
  }
}

/** PhantomBuster keeps files at Amazon; a stand-in keeps them beside its API. */
function isResultFile({ baseUrl }: VendorHttp, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username } = new URL(address);
  const isVendors =
    protocol === "https:" &&
    /(?:^|\.)(?:phantombuster\.com|phantombuster\.s3[a-z0-9.-]*\.amazonaws\.com)$/.test(hostname);
  return username === "" && (isVendors || origin === new URL(baseUrl).origin);
}

export function unreadable(): StoppedRun {
  return { status: "failed", reason: "The answer of PhantomBuster can't be read.", retryable: true };
}
