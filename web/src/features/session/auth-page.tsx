import { type ReactNode, useRef, useState } from "react";
import { Mark } from "@/components/mark";
import { ThemeSwitch } from "@/components/theme-switch";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { installation } from "@/lib/installation";
import { operator } from "@/lib/this-operator";
import type { AuthMode } from "./auth-errors";
import { AuthForm } from "./auth-form";

/** The static pages, for someone in the middle of signing up. */
const PAGES = [
  ["/privacy-policy.html", "Privacy Policy"],
  ["/terms-of-service.html", "Terms of Service"],
  ["/contact-us", "Contact Us"],
] as const;

const PROMISE = installation.fetchesRealPosts
  ? "AI summaries of what your network just posted."
  : "People, notes and tasks in one place, with summaries of what they post.";

interface AuthPageProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Where the person is going. */
  next: string | null;
  /** Said above the form: why the person is here, when they did not ask to be. */
  notice?: ReactNode;
  /** Who runs the service. */
  company?: string;
}

export function AuthPage({ mode, onModeChange, next, notice, company = operator.name }: AuthPageProps) {
  // One set of fields for both tabs, so that changing the tab loses nothing.
  const [fields, setFields] = useState({ name: "", email: "", password: "" });
  const card = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const focusEmail = () => card.current?.querySelector<HTMLInputElement>("input[name=email]")?.focus();
  const onShown = () => {
    if (wantsFocus.current) focusEmail();
    wantsFocus.current = false;
  };
  const showSignIn = () => {
    if (mode === "sign-in") {
      focusEmail();
      return;
    }
    // The other tab has a field of its own, which is there once its form is.
    wantsFocus.current = true;
    onModeChange("sign-in");
  };

  return (
    <div className="bg-muted flex min-h-full flex-col">
      <header className="flex h-12 shrink-0 items-center gap-1 px-4">
        <span className="flex items-center gap-2 text-base font-semibold">
          <Mark />
          Tracker
        </span>
        <span className="ms-auto" />
        <ThemeSwitch />
        <Button variant="ghost" size="sm" onClick={showSignIn}>
          Sign In
        </Button>
      </header>
      <main ref={card} className="flex flex-1 flex-col items-center justify-center gap-6 px-4 py-12">
        <div className="grid gap-1 text-center">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">Know what your network is up to</h1>
          <p className="text-muted-foreground text-base text-balance">{PROMISE}</p>
        </div>
        <Tabs
          value={mode}
          onValueChange={(value) => onModeChange(value === "sign-up" ? "sign-up" : "sign-in")}
          className="rounded-dialog bg-card grid w-full max-w-96 gap-6 border p-6"
        >
          <TabsList aria-label="Account">
            <TabsTrigger value="sign-in">Sign In</TabsTrigger>
            <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
          </TabsList>
          {notice}
          {(["sign-in", "sign-up"] as const).map((value) => (
            <TabsContent key={value} value={value} tabIndex={-1} className="outline-none">
              <AuthForm
                mode={value}
                fields={fields}
                onChange={setFields}
                next={next}
                onShown={value === "sign-in" ? onShown : undefined}
              />
            </TabsContent>
          ))}
        </Tabs>
      </main>
      <footer className="text-muted-foreground flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1 p-4 text-xs">
        {PAGES.map(([href, title]) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener"
            className="hover:text-foreground rounded-control inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {title}
          </a>
        ))}
        <span>
          © {new Date().getFullYear()} {company}
        </span>
      </footer>
    </div>
  );
}
