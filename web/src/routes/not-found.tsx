import { Link } from "react-router-dom";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";

export default function NotFoundRoute() {
  return (
    <div className="grid flex-1 place-items-center p-6">
      <title>Not found · Tracker</title>
      <Notice title="There is nothing at this address" text="It may have been moved, or mistyped.">
        <Button asChild variant="primary">
          <Link to="/people">Go to People</Link>
        </Button>
      </Notice>
    </div>
  );
}
