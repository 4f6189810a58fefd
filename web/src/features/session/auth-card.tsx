import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Mark } from "@/components/mark";

/** The page around one small form of a stranger: a new password, a confirmed address. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="bg-muted flex min-h-full flex-col">
      <header className="flex h-12 shrink-0 items-center px-4">
        <Link to="/" className="rounded-control flex items-center gap-2 text-base font-semibold">
          <Mark />
          Tracker
        </Link>
      </header>
      <main className="flex flex-1 items-center justify-center px-4 py-12">
        <div className="rounded-dialog bg-card grid w-full max-w-96 gap-4 border p-6">
          <h1 className="text-lg font-semibold">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
