import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { SearchMapProps } from './search-props.ts';

const loadMap = lazyPart(() => import('./search-map-view.tsx'), ['search', 'map']);

/** The map of a search: the route, the pick-up with rings around it, and free drivers nearby (spec §7 "near drivers"). */
export function SearchMap(props: SearchMapProps) {
  return (
    <LazyView load={loadMap} skeleton={null}>
      {({ SearchMapView }) => <SearchMapView {...props} />}
    </LazyView>
  );
}
