import type { ContactPartProps } from '@songwai/features/orders/contacts/contact-part-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';

const loadCollection = lazyPart(() => import('./collection-field.tsx'), ['collection']);

/** What the driver collects at a drop-off; loaded with the contacts. */
export function LazyCollectionField(props: ContactPartProps) {
  return (
    <LazyView load={loadCollection} skeleton={null} isOptional>
      {({ CollectionField }) => <CollectionField {...props} />}
    </LazyView>
  );
}
