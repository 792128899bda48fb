/** In place of the measure of our own pages: an element is a card of at most 420 px, so it never has room for panel and map beside one another. */
export const useIsNarrow = (): boolean => true;
