/** Where Tracker is unless the user names another place; empty when the build names none. */
declare const __APP_URL__: string;
