// Stands in for @supabase/realtime-js and @supabase/storage-js in the build. supabase-js makes both clients for everybody;
// Tracker uses neither, and they are an eighth of the script before the first row. To use one, drop its alias in vite.config.ts.

export class RealtimeClient {
  /** supabase-js hands every new token on. */
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Made, and never asked for anything. */
export { RealtimeClient as StorageClient };

export class StorageApiError extends Error {}
