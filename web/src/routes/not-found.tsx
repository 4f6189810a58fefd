import { Link } from "react-router-dom";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { useTitle } from "@/lib/use-title";

export default function NotFoundRoute() {
  useTitle("Not found");
  return (
    <div className="grid flex-1 place-items-center p-6">
      <Notice title="This page doesn't exist" text="The link may be wrong or out of date.">
        <Button asChild variant="primary">
          <Link to="/people">Go to People</Link>
        </Button>
      </Notice>
    </div>
  );
}
