import { Children, Component, type ReactNode, Suspense } from "react";
import { ChunkLoadError } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { typedAhead } from "@/lib/typed-ahead";

interface LazyOverlayProps {
  /** The dialog, menu or panel while it is open; nothing, or false, while it is not. */
  children: ReactNode;
  /** Shown while its code is on the way. */
  fallback?: ReactNode;
  /** It could not be shown: close it, so that it can be opened again. */
  onFailed: () => void;
}

/** A place for what is loaded when it is opened. When that fails the screen behind it stays, and a reload is offered. */
export class LazyOverlay extends Component<LazyOverlayProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const text = error instanceof ChunkLoadError ? error.message : "This part of Tracker hit an unexpected error.";
    typedAhead.forget();
    toast.bad(text, { label: "Reload", run: () => window.location.reload() });
    this.props.onFailed();
  }

  override componentDidUpdate() {
    if (this.state.failed && Children.toArray(this.props.children).length === 0) this.setState({ failed: false });
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
