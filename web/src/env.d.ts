interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_REST_AT_OWN_ORIGIN?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_COMPANY_NAME?: string;
  readonly VITE_COMPANY_ADDRESS?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  /** The number that the assistant answers text messages at, as it is shown to people. */
  readonly VITE_PHONE_NUMBER?: string;
  /** The number of the embedded stack's phone simulator. */
  readonly VITE_SIMULATED_PHONE?: string;
  /** Where the browser extension is installed from. */
  readonly VITE_EXTENSION_URL?: string;
  /** The post source of the functions (POST_SOURCE), so that the screens know whose posts there are. */
  readonly VITE_POST_SOURCE?: string;
}

interface Window {
  /** The keys that were pressed before the program was there: see `public/early-keys.js`. */
  readonly earlyKeys?: { take(): KeyboardEvent[] };
}
