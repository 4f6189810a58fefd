/** Where Tracker is unless the user names another place; empty when the build names none. */
declare const __APP_URL__: string;
/** Which browser this build is for. */
declare const __BROWSER__: "chrome" | "firefox";
