import { TestOnboarding } from "@/features/onboarding/test-onboarding";
import { useTitle } from "@/lib/use-title";

export default function TestOnboardingRoute() {
  useTitle("Test onboarding");
  return <TestOnboarding />;
}
