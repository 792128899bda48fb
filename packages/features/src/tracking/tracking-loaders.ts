/** The map loads after the texts, which already say what happens. */
export const loadTrackingMap = () => import('./tracking-map.tsx');
