import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { Loading } from "@/components/loading";
import { lazyPart } from "@/lib/load-chunk";
import { routeChunks } from "./route-chunks";
import { SignedIn } from "./signed-in";

const AuthRoute = lazyPart(routeChunks.auth);
const AuthLinksRoute = lazyPart(routeChunks.authLinks);
const ConnectExtensionRoute = lazyPart(routeChunks.connectExtension);
const PeopleRoute = lazyPart(routeChunks.people);
const PersonRoute = lazyPart(routeChunks.person);
const ProfileRoute = lazyPart(routeChunks.profile);
const ReachOutRoute = lazyPart(routeChunks.reachOut);
const DigestRoute = lazyPart(routeChunks.digest);
const TasksRoute = lazyPart(routeChunks.tasks);
const TestOnboardingRoute = lazyPart(routeChunks.testOnboarding);
const LegalRoute = lazyPart(routeChunks.legal);
// Only while developing: a build has no such address, and none of its code.
const DesignRoute = import.meta.env.DEV ? lazyPart(() => import("@/routes/design")) : null;
const UnsubscribeRoute = lazyPart(routeChunks.unsubscribe);
const NotFoundRoute = lazyPart(routeChunks.notFound);

export function Router() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        {DesignRoute && <Route path="/design" element={<DesignRoute />} />}
        <Route path="/auth" element={<AuthRoute />} />
        <Route path="/auth/forgot" element={<AuthLinksRoute step="forgot" />} />
        <Route path="/auth/reset" element={<AuthLinksRoute step="reset" />} />
        <Route path="/auth/confirm" element={<AuthLinksRoute step="confirm" />} />
        <Route path="/unsubscribe" element={<UnsubscribeRoute />} />
        <Route path="/connect-extension" element={<ConnectExtensionRoute />} />
        <Route element={<SignedIn />}>
          <Route index element={<Navigate to="/people" replace />} />
          <Route path="/people" element={<PeopleRoute />} />
          <Route path="/people/:founderId" element={<PersonRoute />} />
          <Route path="/tasks" element={<TasksRoute />} />
          <Route path="/reach-out" element={<ReachOutRoute />} />
          <Route path="/digest" element={<DigestRoute />} />
          <Route path="/profile" element={<ProfileRoute />} />
          <Route path="/test-onboarding" element={<TestOnboardingRoute />} />
          <Route path="/privacy-policy" element={<LegalRoute />} />
          <Route path="/terms-of-service" element={<LegalRoute />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
