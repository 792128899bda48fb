import { lazyPart } from '../../../shared/lazy-part.ts';
import { LazyView } from '../../../shared/lazy-view.tsx';
import type { ContactPartProps } from '../../shell-parts-context.tsx';

export const loadContactPeople = lazyPart(() => import('./contact-people.tsx'), ['opening']);

/** Suggestions for a contact, for a shell whose customer is signed in. */
export function LazyContactPeople(props: ContactPartProps) {
  return (
    <LazyView load={loadContactPeople} skeleton={null} isOptional>
      {({ ContactPeople }) => <ContactPeople {...props} />}
    </LazyView>
  );
}
