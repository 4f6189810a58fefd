interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** The number that the assistant answers text messages at, as it is shown to people. */
  readonly VITE_PHONE_NUMBER?: string;
}
