import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { JobSearchProps } from './search-props.ts';

const loadPanel = lazyPart(() => import('./search-panel.tsx'), ['search', 'actions', 'errors']);

/** A job for which a driver is looked for, or was not found: what the customer can do (spec §4 "No driver available"). */
export function JobSearch(props: JobSearchProps) {
  return (
    <LazyView load={loadPanel} skeleton={<Skeleton shape="block" height="420px" />}>
      {({ SearchPanel }) => <SearchPanel {...props} />}
    </LazyView>
  );
}
