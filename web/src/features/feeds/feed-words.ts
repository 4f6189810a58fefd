import type { Feed } from "@contract/feeds";
import { dateOf, fullDate, type Place } from "@/lib/relative-time";

/** How reading a feed goes, in a line. Having nothing new is no fault. */
export function feedLine({ status, reason, failingSince, nextReadAt, createdAt }: Feed, place: Place = {}): string {
  switch (status) {
    case "waiting":
      return "Reading it for the first time…";
    case "connected":
      return "Connected";
    case "nothing_new":
      return "Nothing new";
    case "limited":
      return nextReadAt === null ? "Limited" : `Limited until ${fullDate(nextReadAt, place)}`;
    case "failing":
      return sentences(`Failing since ${dateOf(failingSince ?? createdAt, place)}`, reason);
    case "stopped":
      return sentences("Stopped", reason);
  }
}

const sentences = (first: string, reason: string | null) => (reason === null ? first : `${first}. ${reason}`);

/** What a feed is called: its own title, else its address without what says nothing. */
export const feedName = ({ title, address }: Pick<Feed, "title" | "address">): string =>
  title ?? address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
