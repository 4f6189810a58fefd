import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import type { PeopleView } from "@/features/founders/founders.queries";

/** What stands in the table when its search and filters leave nobody. */
export function NobodyFound({ view, onView }: { view: PeopleView; onView: (next: PeopleView) => void }) {
  const { filters, search } = view;
  const isSearch = search.trim() !== "";
  return (
    <div className="grid flex-1 place-items-center p-6">
      <Notice
        role="status"
        title={isSearch ? `Nobody found for “${search.trim()}”` : "Nobody passes these filters"}
        text={
          isSearch
            ? "Searched in people, notes and posts, misspellings included. Try fewer words, or another one."
            : "Take one of them off, or clear them all."
        }
      >
        {isSearch && <Button onClick={() => onView({ ...view, search: "" })}>Clear search</Button>}
        {filters.length > 0 && (
          <Button variant={isSearch ? "secondary" : "primary"} onClick={() => onView({ ...view, filters: [] })}>
            Clear filters
          </Button>
        )}
      </Notice>
    </div>
  );
}
