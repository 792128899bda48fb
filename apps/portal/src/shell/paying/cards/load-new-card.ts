import { lazyPart } from '@songwai/features/shared/lazy-part';

/** A card is typed once. */
export const loadNewCard = lazyPart(() => import('./new-card.tsx'), ['cards', 'forms', 'errors']);
