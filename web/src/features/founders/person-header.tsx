import type { Founder } from "@contract/founders";
import { safeUrl } from "@/lib/safe-url";

/** The name, which leads to the profile, and the company. */
export function PersonHeader({ founder }: { founder: Founder }) {
  const profile = safeUrl(founder.profileUrl);
  return (
    <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-xl font-semibold tracking-tight">
      <bdi className="min-w-0 wrap-break-word">
        {profile ? (
          <a href={profile} target="_blank" rel="noopener noreferrer" className="rounded-control hover:underline">
            {founder.name}
          </a>
        ) : (
          founder.name
        )}
      </bdi>
      <span aria-hidden className="text-muted-foreground font-normal">
        ·
      </span>
      <bdi className="text-muted-foreground min-w-0 text-lg font-normal wrap-break-word">
        {founder.company ?? "No company"}
      </bdi>
    </h1>
  );
}
