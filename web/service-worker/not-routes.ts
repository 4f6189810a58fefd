/**
 * Of the addresses that are opened, those that are the server's to answer: files, its own pages, calls. Workbox compares these with
 * path and query, and a query may look like the name of a file (`?q=acme.com`).
 */
export const NOT_ROUTES = [
  /^[^?]*\.[a-z]+(\?|$)/i,
  /^\/(api|auth\/v1|rest\/v1|functions\/v1|tour|mail|contact-us|phone-simulator|health)([/?]|$)/,
];
