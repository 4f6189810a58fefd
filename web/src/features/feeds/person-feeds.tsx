import type { Feed, FoundFeed, FoundFeeds } from "@contract/feeds";
import type { PersonRow } from "@contract/founder-list";
import { isSampleProfile } from "@contract/sample-profiles";
import { useQuery } from "@tanstack/react-query";
import { Rss, X } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { reasonOr } from "@/lib/reason-or";
import { safeUrl } from "@/lib/safe-url";
import { feedLine, feedName } from "./feed-words";
import { feedsQuery, useFindFeeds, useFollowFeed, useRemoveFeed } from "./feeds.queries";

/** What is followed of a person beside their profile: their feeds, and a way to add one. */
export function PersonFeeds({ person }: { person: Pick<PersonRow, "id" | "profileUrl"> }) {
  // Nobody invented has a website.
  return isSampleProfile(person.profileUrl) ? null : <Follows key={person.id} founderId={person.id} />;
}

function Follows({ founderId }: { founderId: string }) {
  const titleId = useId();
  const { data: feeds = [], error } = useQuery(feedsQuery(founderId));
  return (
    <section aria-labelledby={titleId} className="grid gap-1.5 pt-4">
      <h3 id={titleId} className="text-muted-foreground text-xs font-medium">
        Follows
      </h3>
      {error && feeds.length === 0 && <p className="text-sm">The feeds couldn't be loaded.</p>}
      {feeds.length > 0 && (
        <ul aria-label="Feeds" className="grid gap-1">
          {feeds.map((feed) => (
            <FeedLine key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      <AddFeed founderId={founderId} followed={feeds} />
    </section>
  );
}

function FeedLine({ feed }: { feed: Feed }) {
  const { mutate: remove, isPending } = useRemoveFeed(feed.founderId);
  const name = feedName(feed);
  const address = safeUrl(feed.address);
  return (
    <li className="flex items-start gap-2">
      <Rss aria-hidden className="text-muted-foreground mt-1 size-3.5 shrink-0" />
      <div className="grid min-w-0 flex-1">
        {address === null ? (
          <span dir="auto" className="text-base wrap-break-word">
            {name}
          </span>
        ) : (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            dir="auto"
            className="text-base wrap-break-word hover:underline"
          >
            {name}
          </a>
        )}
        <p className="text-muted-foreground text-sm wrap-break-word">{feedLine(feed)}</p>
      </div>
      <Button
        size="icon"
        variant="ghost"
        icon={X}
        aria-label={`Remove ${name}`}
        disabled={isPending}
        onClick={() => remove({ id: feed.id, name })}
      />
    </li>
  );
}

function AddFeed({ founderId, followed }: { founderId: string; followed: Feed[] }) {
  const [address, setAddress] = useState("");
  const { mutate: find, data: found, error, isPending, reset } = useFindFeeds();
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    if (address.trim() !== "") find(address.trim());
  };
  const clear = () => {
    setAddress("");
    reset();
  };
  return (
    <div className="grid gap-1.5">
      <form onSubmit={search} className="flex gap-1.5">
        <Input
          aria-label="Website or feed"
          placeholder="Their website or feed"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
        <Button type="submit" disabled={isPending || address.trim() === ""}>
          {isPending ? "Looking…" : "Find"}
        </Button>
      </form>
      <div role="status" className="grid gap-1">
        {error && <p className="text-sm">{reasonOr("We couldn't look for feeds. Please try again.", error)}</p>}
        {found && <Found {...{ found, followed, founderId }} onFollowed={clear} />}
      </div>
    </div>
  );
}

interface FoundProps {
  found: FoundFeeds;
  followed: Feed[];
  founderId: string;
  onFollowed: () => void;
}

/** What was found, to be chosen from; or why nothing was. */
function Found({ found: { feeds, problem }, followed, founderId, onFollowed }: FoundProps) {
  if (problem !== null) return <p className="text-sm">{problem}</p>;
  if (feeds.length === 0) return <p className="text-sm">This website has no feed that we can find.</p>;
  const isFollowed = (feed: FoundFeed) => followed.some(({ address }) => address === feed.address);
  return (
    <ul aria-label="Feeds found" ref={bringAboveFloats} className="grid scroll-mb-24 gap-1">
      {feeds.map((feed) => (
        <FoundLine key={feed.address} {...{ feed, founderId, onFollowed }} isFollowed={isFollowed(feed)} />
      ))}
    </ul>
  );
}

/** What appears at the end of a panel would be under the round buttons over its corner. */
const bringAboveFloats = (list: HTMLElement | null) => list?.scrollIntoView({ block: "nearest" });

interface FoundLineProps {
  feed: FoundFeed;
  founderId: string;
  isFollowed: boolean;
  onFollowed: () => void;
}

function FoundLine({ feed, founderId, isFollowed, onFollowed }: FoundLineProps) {
  const { mutate: follow, isPending } = useFollowFeed(founderId);
  const name = feedName(feed);
  return (
    <li className="flex items-center gap-2">
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="text-base wrap-break-word">
          {name}
        </span>
        {feed.title !== null && (
          <span className="text-muted-foreground text-sm wrap-break-word">{feedName({ ...feed, title: null })}</span>
        )}
      </span>
      <Button
        size="sm"
        aria-label={isFollowed ? `${name} is followed` : `Follow ${name}`}
        disabled={isFollowed || isPending}
        onClick={() => follow(feed, { onSuccess: onFollowed })}
      >
        {isFollowed ? "Followed" : "Follow"}
      </Button>
    </li>
  );
}
