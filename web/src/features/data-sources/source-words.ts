import {
  type CadenceCounts,
  DATA_SOURCE_NAMES,
  type DataSource,
  type DataSourceKind,
  DAILY_CEILING,
  firstCheckCost,
  monthlyCost,
  type SourceRun,
  usdPerCheck,
} from "@contract/data-sources";
import { newPostsInWords, type RefreshJob } from "@contract/refresh";
import { dateOf, type Place, timeOfDay } from "@/lib/relative-time";

/** What each vendor is, and what it asks for. */
export const SOURCE_TEXTS: Record<DataSourceKind, { about: string; keyLabel: string; keyHint: string }> = {
  phantombuster: {
    about: "Reads LinkedIn with your own account, which you connect at PhantomBuster.",
    keyLabel: "API key",
    keyHint: "PhantomBuster shows it once, under Workspace settings → API keys.",
  },
  apify: {
    about: "Needs no LinkedIn account. Apify charges you for each check of a person.",
    keyLabel: "API token",
    keyHint: "In Apify, under Settings → API & Integrations.",
  },
};

export const TERMS =
  "LinkedIn's User Agreement doesn't allow tools to read it for you, and LinkedIn may restrict accounts that do. You use your own account at the vendor, at your own risk and cost. Tracker keeps the key encrypted and never shows it again.";

export type Tone = "neutral" | "good" | "warn" | "bad";

/** How a source is, in a few words: its owner's pause first, then what it ran into, then its last run. */
export function sourceStatus(
  { isPaused, problem, problemSince, tryAgainAt }: DataSource,
  lastRun: SourceRun | undefined,
  now: Date,
  place: Place = {},
): { text: string; tone: Tone } {
  if (isPaused) return { text: "Paused", tone: "neutral" };
  if (problem === "signed_out") return { text: "Signed out of LinkedIn", tone: "bad" };
  if (problem === "limited") {
    return {
      text: tryAgainAt === null ? "Limited" : `Limited until ${whenInWords(tryAgainAt, now, place)}`,
      tone: "warn",
    };
  }
  if (problem === "failing")
    return {
      text: problemSince === null ? "Failing" : `Failing since ${whenInWords(problemSince, now, place)}`,
      tone: "bad",
    };
  if (lastRun?.state === "nothing_new") return { text: "Nothing new", tone: "good" };
  return { text: "Connected", tone: "good" };
}

/** The time on the same day, else the date. */
function whenInWords(iso: string, now: Date, place: Place): string {
  const isNear = Math.abs(Date.parse(iso) - now.getTime()) < 12 * 3_600_000;
  return isNear ? timeOfDay(new Date(iso), place) : dateOf(iso, place);
}

/** Which of several connected sources is asked, said of one of them. */
export const whichIsAsked = (source: DataSourceKind, used: DataSourceKind): string =>
  source === used
    ? "Tracker looks people up here."
    : `Not in use: Tracker looks people up with ${DATA_SOURCE_NAMES[used]}.`;

const RUN_STATES: Record<SourceRun["state"], string> = {
  submitting: "Starting",
  running: "Running",
  done: "Done",
  nothing_new: "Nothing new",
  signed_out: "Signed out of LinkedIn",
  limited: "Limited",
  failed: "Failed",
};

/** What came of a run, who it was for and what it cost, in a line. */
export function runLine({ state, people, failedPeople, costUsd }: SourceRun): string {
  const who = people === 1 ? "1 person" : `${people} people`;
  const failed = failedPeople > 0 && state === "done" ? `, ${failedPeople} failed` : "";
  const cost = costUsd === null ? "" : ` · ${dollars(costUsd)}`;
  return `${RUN_STATES[state]} · ${who}${failed}${cost}`;
}

const dollars = (usd: number) => `$${usd.toFixed(usd < 0.01 && usd > 0 ? 3 : 2)}`;

/** What a month of checks costs: an estimate, and what it is made from. */
export function costSentence(counts: CadenceCounts, ceiling: number, runs: readonly SourceRun[]): string {
  const { usd, isMeasured } = usdPerCheck(runs);
  const basis = isMeasured ? "by your last runs" : "by the actor's published price";
  const each = `About ${dollars(usd)} for each check of a person, ${basis}`;
  const { daily, weekly } = counts;
  if (daily + weekly === 0) return `${each}. An estimate; Apify charges you itself.`;
  const checks = [
    daily > 0 && `${daily.toLocaleString("en")} daily`,
    weekly > 0 && `${weekly.toLocaleString("en")} weekly`,
  ];
  const month = dollars(monthlyCost(counts, ceiling, usd));
  return `${each}: about ${month} a month for ${checks.filter(Boolean).join(" and ")}. An estimate; Apify charges you itself.`;
}

/** What connecting a source starts, and what that costs at most. */
export function firstCheckLine(source: DataSourceKind, people: number): string {
  const who = people === 1 ? "1 person" : `${people.toLocaleString("en")} people`;
  const pace = people > DAILY_CEILING.usual ? `, ${DAILY_CEILING.usual} a day` : "";
  const cost = source === "apify" ? ` (up to ${dollars(firstCheckCost(people))})` : "";
  return `Check the posts of ${who} now${pace}${cost}`;
}

/** What came of the test, or how far it is. */
export function testLine(name: string, job: RefreshJob | undefined, status: { text: string; tone: Tone }): string {
  if (job?.outcome === "unknown_profile") return `${name}: no profile was found at this LinkedIn URL.`;
  if (job?.outcome === "failed") return `${name}: ${job.error ?? "This didn't work."}`;
  if (job?.outcome) return `${name}: ${newPostsInWords(job.newPostsCount).toLowerCase()}.`;
  if (status.tone === "bad" || status.tone === "warn") return `${name} has to wait. ${status.text}.`;
  return `Looking up ${name}. This may take a few minutes.`;
}
