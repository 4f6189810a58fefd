import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

interface Props {
  children: ReactNode;
  /** Another value gives the children another try: the place the person went to. */
  resetKey?: string;
}

/** Shows the error screen in place of children that threw. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== null && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
