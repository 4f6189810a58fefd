export interface LegalPlace {
  path: string;
  label: string;
  /** A screen of the app; otherwise a page of its own, which opens beside it. */
  isScreen: boolean;
}

/** Where signed-in people find the fine print, and the people behind the product. */
export const legalPlaces: readonly LegalPlace[] = [
  { path: "/privacy-policy", label: "Privacy Policy", isScreen: true },
  { path: "/terms-of-service", label: "Terms of Service", isScreen: true },
  { path: "/contact-us", label: "Contact Us", isScreen: false },
];
