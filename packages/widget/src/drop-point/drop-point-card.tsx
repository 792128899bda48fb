import type { DropPointFlow } from '@songwai/core/partners/drop-points/drop-point-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { DropPointView } from '@songwai/features/drop-point/drop-point-view';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import '../styles/late-styles.css';
import './drop-point-card.css';

const loadBrand = lazyPart(() => import('../brand.tsx'));

interface DropPointCardProps {
  readonly flow: DropPointFlow;
  readonly search: PlaceSearch;
  /** Empty: at the partner. */
  readonly pickUp: string;
}

/** The element's content around the shared view. */
export function DropPointCard({ flow, search, pickUp }: DropPointCardProps) {
  return (
    <div className="sw-drop-point-card">
      <DropPointView
        {...{ flow, search, pickUp }}
        brand={
          <LazyView load={loadBrand} skeleton={null} isPatient isOptional>
            {({ Brand }) => <Brand />}
          </LazyView>
        }
      />
    </div>
  );
}
