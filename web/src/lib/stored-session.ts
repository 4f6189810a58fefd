/** Whether this browser keeps a session, good or not; known at once, while supabase-js still reads and renews it. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // Storage is off: nobody stays signed in.
    return false;
  }
}
