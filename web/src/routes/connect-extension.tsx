import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { Loading } from "@/components/loading";
import { personOf, session, useSession } from "@/features/session/session.queries";
import { ConnectExtension } from "@/features/tokens/connect-extension";
import { connectRequest } from "@/features/tokens/connect-request";
import { signInPath } from "@/lib/next-path";
import { useTitle } from "@/lib/use-title";

/** /connect-extension, which the browser extension opens in a window of its own; signed-out people sign in first. */
export default function ConnectExtensionRoute() {
  const state = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  useTitle("Connect the extension");
  if (state.status === "loading") return <Loading />;
  const person = state.status === "signed-in" ? personOf(state) : null;
  if (person === null) return <Navigate to={signInPath(pathname + search)} replace />;
  return (
    <ConnectExtension request={connectRequest(params)} email={person.email} onSignOut={() => void session.leave()} />
  );
}
