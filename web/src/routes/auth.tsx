import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { Loading } from "@/components/loading";
import { AuthPage } from "@/features/session/auth-page";
import { useSession } from "@/features/session/session.queries";
import { hasEndedIn, nextPath } from "@/lib/next-path";
import { useTitle } from "@/lib/use-title";

const ENDED = "Your session has ended. Sign in again to go on where you were.";

export default function AuthRoute() {
  const session = useSession();
  const state: unknown = useLocation().state;
  const [params, setParams] = useSearchParams();
  const mode = params.get("tab") === "sign-up" ? "sign-up" : "sign-in";
  useTitle(mode === "sign-up" ? "Sign up" : "Sign in");
  if (session.status === "loading") return <Loading />;
  if (session.status === "signed-in") return <Navigate to={nextPath(params.get("next"))} replace />;

  const ended = hasEndedIn(state) || (session.status === "signed-out" && session.after === "ending");
  return (
    <AuthPage
      mode={mode}
      onModeChange={(next) => {
        setParams(
          (before) => {
            before.set("tab", next);
            return before;
          },
          { replace: true, state },
        );
      }}
      next={params.get("next")}
      notice={
        ended && (
          <p role="status" className="rounded-control bg-info text-info-foreground px-3 py-2 text-base">
            {ENDED}
          </p>
        )
      }
    />
  );
}
