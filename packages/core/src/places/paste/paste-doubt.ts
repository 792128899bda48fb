/**
 * Why the place of a pasted stop should be checked: its name has several meanings; only something near it is known; only its part
 * of town is; nothing is; postcode and district disagree; it is behind a link that only the map's server can open; it is outside
 * the service area.
 */
export const pasteDoubts = ['severalPlaces', 'nearby', 'onlyArea', 'notFound', 'contradiction', 'mapLink', 'outside'] as const;

export type PasteDoubt = (typeof pasteDoubts)[number];
