import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/notice";
import { ChunkLoadError } from "@/lib/load-chunk";

/** What a person sees when the program itself failed: what happened, and two ways on. */
function ErrorScreen({ error }: { error: unknown }) {
  const text =
    error instanceof ChunkLoadError
      ? `${error.message} There may be a new version, or the connection was lost.`
      : "Tracker hit an unexpected error. Your saved data is safe.";
  return (
    <main className="grid min-h-full place-items-center p-6">
      <Notice role="alert" title="Something went wrong" text={text}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button asChild>
          <a href="/people">Go to People</a>
        </Button>
      </Notice>
    </main>
  );
}

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
