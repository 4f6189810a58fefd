import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { DigestList } from "@/features/digests/digest-list";
import { WriteEmailButton } from "@/features/outreach/write-email-button";
import { useTitle } from "@/lib/use-title";

export default function DigestRoute() {
  useTitle("Morning digest");
  return (
    <>
      <header className="flex h-11 shrink-0 items-center justify-between gap-3 border-b px-4">
        <h1 className="truncate text-base font-semibold">Morning digest</h1>
        <Button asChild size="sm" variant="ghost">
          <Link to="/profile#morning-digest">Settings</Link>
        </Button>
      </header>
      <DigestList writeEmail={(founder) => <WriteEmailButton founder={founder} />} />
    </>
  );
}
