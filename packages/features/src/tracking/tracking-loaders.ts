/** The map comes after the words: they already tell what happens. */
export const loadTrackingMap = () => import('./tracking-map.tsx');
