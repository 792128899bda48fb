import { lazyPart } from '../shared/lazy-part.ts';

/** The map loads after the texts, which already say what happens. */
export const loadTrackingMap = () => import('./tracking-map.tsx');

/** What only a receiver's own link shows. */
export const loadReceiverStory = lazyPart(() => import('./receiver/receiver-story.tsx'), ['receiver']);
