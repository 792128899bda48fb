import { lazyPart } from '../../shared/lazy-part.ts';

/** Only a shell whose customer is signed in loads them. */
export const loadPersonalSections = lazyPart(() => import('./personal/personal-sections.tsx'), ['opening', 'errors']);

/** Of a stop that has a place already. */
export const loadThisPlace = lazyPart(() => import('./this-place.tsx'), ['opening', 'errors']);
