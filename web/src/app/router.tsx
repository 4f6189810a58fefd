import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { Loading } from "@/components/loading";
import { lazyPart } from "@/lib/load-chunk";
import { SignedIn } from "./signed-in";

const AuthRoute = lazyPart(() => import("@/routes/auth"));
const PeopleRoute = lazyPart(() => import("@/routes/people"));
const PersonRoute = lazyPart(() => import("@/routes/person"));
const NotFoundRoute = lazyPart(() => import("@/routes/not-found"));

export function Router() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/auth" element={<AuthRoute />} />
        <Route element={<SignedIn />}>
          <Route index element={<Navigate to="/people" replace />} />
          <Route path="/people" element={<PeopleRoute />} />
          <Route path="/people/:founderId" element={<PersonRoute />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
