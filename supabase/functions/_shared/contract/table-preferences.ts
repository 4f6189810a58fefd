import * as z from "zod/mini";
import { FILTERS_AT_MOST, filterSchema, sortSchema } from "./founder-list.ts";
import { requiredText } from "./text.ts";

export const COLUMN_MIN_WIDTH = 50;
export const COLUMN_MAX_WIDTH = 1200;

// A column of the grid: a name of its own (`select`, `number`, `update`, …) or a custom field's id.
const gridColumn = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const gridColumns = z.array(gridColumn).check(z.maxLength(300));

const columnWidths = z.record(gridColumn, z.number().check(z.minimum(COLUMN_MIN_WIDTH), z.maximum(COLUMN_MAX_WIDTH)));

/** The layout of columns: a column that is not named has its default width and place, and is shown. */
export const columnLayoutSchema = z.object({
  widths: z._default(columnWidths, {}),
  order: z._default(gridColumns, []),
  hidden: z._default(gridColumns, []),
  pinned: z._default(gridColumns, []),
});
export type ColumnLayout = z.output<typeof columnLayoutSchema>;

const filters = z.array(filterSchema).check(z.maxLength(FILTERS_AT_MOST));
const sort = z.nullable(sortSchema);
const search = z.string().check(z.maxLength(500));

const arrangement = {
  filters: z._default(filters, []),
  sort: z._default(sort, null),
  columns: z._default(columnLayoutSchema, z.parse(columnLayoutSchema, {})),
};

/** How one user's table of people looks, wherever they sign in. */
export const tablePreferencesSchema = z.object({
  ...arrangement,
  /** Of the saved view that it was last arranged by. */
  search: z._default(search, ""),
  /** The saved view that it was last arranged by. */
  view: z._default(z.nullable(z.uuid()), null),
  /** The saved view that a new tab opens with. */
  defaultView: z._default(z.nullable(z.uuid()), null),
  showsFilters: z._default(z.boolean(), false),
});
export type TablePreferences = z.output<typeof tablePreferencesSchema>;

/** Some of the preferences and of the layout of columns: what is not named stays as it is. */
export const tablePreferencesPatchSchema = z.partial(
  z.object({
    filters,
    sort,
    search,
    columns: z.partial(
      z.object({ widths: columnWidths, order: gridColumns, hidden: gridColumns, pinned: gridColumns }),
    ),
    view: z.nullable(z.uuid()),
    defaultView: z.nullable(z.uuid()),
    showsFilters: z.boolean(),
  }),
);
export type TablePreferencesPatch = z.output<typeof tablePreferencesPatchSchema>;

export const viewNameSchema = requiredText("View name", 100);

export const newSavedViewSchema = z.strictObject({
  name: viewNameSchema,
  search: z._default(search, ""),
  ...arrangement,
});
export type NewSavedView = z.output<typeof newSavedViewSchema>;
export type NewSavedViewInput = z.input<typeof newSavedViewSchema>;

/** An arrangement of the table under a name, which is the user's only one of that name. */
export const savedViewSchema = z.extend(newSavedViewSchema, { id: z.uuid(), createdAt: z.string() });
export type SavedView = z.output<typeof savedViewSchema>;
