/** For what is fixed to the bottom: on a phone above the bar of places, and beside the floating controls there. */
export const BESIDE_FLOATS = "max-md:end-20 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))]";
