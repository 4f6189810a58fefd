import { useSearchParams } from "react-router-dom";
import { UnsubscribePage } from "@/features/notifications/unsubscribe-page";
import { useTitle } from "@/lib/use-title";

/** /unsubscribe, where the links of mails lead, whether somebody is signed in or not. */
export default function UnsubscribeRoute() {
  useTitle("Unsubscribe");
  const [params] = useSearchParams();
  return <UnsubscribePage token={params.get("token") ?? ""} />;
}
