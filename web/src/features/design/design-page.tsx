import { families } from "./families";
import { type Family, frameAddress, type Specimen } from "./specimen";

const THEMES = ["light", "dark"] as const;

/** Every component in every state, light and dark side by side. In development only. */
export function DesignPage({ shown = families }: { shown?: readonly Family[] }) {
  return (
    <div className="bg-muted h-full overflow-y-auto">
      <header className="bg-background sticky top-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-1 border-b px-6 py-3">
        <h1 className="text-lg font-semibold">Every part in every state</h1>
        <nav aria-label="Families" className="flex flex-wrap gap-x-4 text-sm">
          {shown.map(({ name }) => (
            <a key={name} href={`#${name}`} className="text-primary-text py-1 hover:underline">
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main className="mx-auto grid max-w-7xl gap-12 p-6">
        {shown.map((family) => (
          <section key={family.name} id={family.name} className="grid scroll-mt-16 gap-4">
            <h2 className="text-xl font-semibold">{family.name}</h2>
            {family.specimens.map((specimen) => (
              <Pair key={specimen.name} family={family} specimen={specimen} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function Pair({ family, specimen }: { family: Family; specimen: Specimen }) {
  const { name, Show, isAlone = false } = specimen;
  return (
    <div className="grid gap-1">
      <h3 className="text-muted-foreground text-sm font-medium">{name}</h3>
      <div className="grid gap-2 lg:grid-cols-2">
        {THEMES.map((theme) =>
          isAlone ? (
            <iframe
              key={theme}
              loading="lazy"
              title={`${family.name}, ${name}, ${theme}`}
              src={frameAddress(family.name, name, theme)}
              className="rounded-card h-[26rem] w-full border"
            />
          ) : (
            <div
              key={theme}
              // The tokens are `light-dark()`, so this is all that a theme is.
              style={{ colorScheme: theme }}
              className="rounded-card bg-background text-foreground flex min-w-0 flex-wrap items-center gap-3 border p-4 *:max-w-full [&>.grid]:w-full"
            >
              <Show />
            </div>
          ),
        )}
      </div>
    </div>
  );
}
