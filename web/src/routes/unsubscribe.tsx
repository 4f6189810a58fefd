import { useSearchParams } from "react-router-dom";
import { UnsubscribePage } from "@/features/notifications/unsubscribe-page";
import { useTitle } from "@/lib/use-title";

/** /unsubscribe: the page that links in mails open, with or without a sign-in. */
export default function UnsubscribeRoute() {
  useTitle("Unsubscribe");
  const [params] = useSearchParams();
  return <UnsubscribePage token={params.get("token") ?? ""} />;
}
