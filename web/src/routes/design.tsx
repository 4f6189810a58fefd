import { useSearchParams } from "react-router-dom";
import { DesignFrame } from "@/features/design/design-frame";
import { DesignPage } from "@/features/design/design-page";
import { useTitle } from "@/lib/use-title";

export default function DesignRoute() {
  useTitle("Design");
  const [params] = useSearchParams();
  const family = params.get("family");
  if (family === null) return <DesignPage />;
  return <DesignFrame family={family} specimen={params.get("specimen") ?? ""} theme={params.get("theme") ?? "light"} />;
}
