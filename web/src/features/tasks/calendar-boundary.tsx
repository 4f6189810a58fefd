import { Component, type ReactNode } from "react";
import { ErrorState } from "@/components/error-state";
import { CALENDAR_FAILED } from "./messages";

/** Says so when the calendar cannot be drawn, or its code does not come, and leaves the rest of the page as it is. */
export class CalendarBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="grid flex-1 place-items-center">
        <ErrorState
          title={CALENDAR_FAILED}
          text="Your tasks are safe. Table View still shows them."
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
