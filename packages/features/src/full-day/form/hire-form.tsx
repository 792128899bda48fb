import type { HireState } from '@songwai/core/full-day/hire-state';
import type { Vehicle } from '@songwai/core/pricing/catalog';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { lazyPart } from '../../shared/lazy-part.ts';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { HireFields } from './hire-fields.ts';
import { HoursSection } from './hours-section.tsx';
import { PackageSection } from './package-section.tsx';
import { PlacesSection, type PlacesSectionProps } from './places-section.tsx';
import './hire-form.css';

// Comes after what is chosen first.
const loadCounts = lazyPart(() => import('./counts-section.tsx'));
// Options are those of a package, which is chosen first.
const loadOptions = lazyPart(() => import('./options-section.tsx'));

export interface HireFormProps extends PlacesSectionProps {
  readonly fields: HireFields;
  readonly vehicles: readonly Vehicle[];
  readonly onRetry: (() => void) | null;
}

const selectMonthly = ({ draft }: HireState) => draft.hours === 3;

/** The first step: what is hired, where and when. */
export function HireForm({ flow, parts, fields, vehicles, onRetry }: HireFormProps) {
  const isMonthly = useFlow(flow.store, selectMonthly);
  const { loadMoment, monthly } = fields;
  const skeleton = <Skeleton shape="block" height="176px" />;
  return (
    <div className="sw-hire">
      <HoursSection {...{ flow }} hasMonthly={monthly !== undefined} />
      <PackageSection {...{ flow, vehicles, onRetry }} />
      {isMonthly && monthly ? (
        <LazyView load={monthly.loadMonth} skeleton={skeleton}>
          {({ MonthSection }) => <MonthSection flow={flow} />}
        </LazyView>
      ) : (
        <>
          <PlacesSection {...{ flow, parts }} />
          <LazyView load={loadMoment} skeleton={skeleton}>
            {({ MomentSection }) => <MomentSection flow={flow} />}
          </LazyView>
        </>
      )}
      <LazyView load={loadCounts} skeleton={skeleton}>
        {({ CountsSection }) => <CountsSection flow={flow} />}
      </LazyView>
      <LazyView load={loadOptions} skeleton={null}>
        {({ OptionsSection }) => <OptionsSection flow={flow} />}
      </LazyView>
      {isMonthly && monthly ? (
        <LazyView load={monthly.loadAddressee} skeleton={skeleton}>
          {({ AddresseeSection }) => <AddresseeSection flow={flow} />}
        </LazyView>
      ) : null}
    </div>
  );
}
