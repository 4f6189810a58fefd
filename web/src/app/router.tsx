import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { Loading } from "@/components/loading";
import { lazyRoute } from "./load-route";
import { SignedIn } from "./signed-in";

const AuthRoute = lazyRoute(() => import("@/routes/auth"));
const PeopleRoute = lazyRoute(() => import("@/routes/people"));
const PersonRoute = lazyRoute(() => import("@/routes/person"));
const NotFoundRoute = lazyRoute(() => import("@/routes/not-found"));

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
