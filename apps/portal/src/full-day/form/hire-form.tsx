import type { HireState } from '@songwai/core/full-day/hire-state';
import type { Vehicle } from '@songwai/core/pricing/catalog';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { HoursSection } from './hours-section.tsx';
import { PackageSection } from './package-section.tsx';
import { PlacesSection, type PlacesSectionProps } from './places-section.tsx';
import './hire-form.css';

// The pickers of day and time are large, and come with the counts after what is chosen first.
const loadMoment = lazyPart(() => import('./moment-section.tsx'), ['errors', 'forms']);
const loadMonth = lazyPart(() => import('./month-section.tsx'), ['errors', 'forms']);
const loadCounts = lazyPart(() => import('./counts-section.tsx'));
// Options are those of a package, which is chosen first.
const loadOptions = lazyPart(() => import('./options-section.tsx'));
const loadAddressee = lazyPart(() => import('./addressee-section.tsx'), ['errors', 'forms']);

interface HireFormProps extends PlacesSectionProps {
  readonly vehicles: readonly Vehicle[];
  readonly onRetry: (() => void) | null;
}

const selectMonthly = ({ draft }: HireState) => draft.hours === 3;

/** The first step: what is hired, where and when. */
export function HireForm({ flow, Stops, vehicles, onRetry }: HireFormProps) {
  const isMonthly = useFlow(flow.store, selectMonthly);
  const skeleton = <Skeleton shape="block" height="176px" />;
  return (
    <div className="portal-hire">
      <HoursSection flow={flow} />
      <PackageSection {...{ flow, vehicles, onRetry }} />
      {isMonthly ? (
        <LazyView load={loadMonth} skeleton={skeleton}>
          {({ MonthSection }) => <MonthSection flow={flow} />}
        </LazyView>
      ) : (
        <>
          <PlacesSection {...{ flow, Stops }} />
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
      {isMonthly ? (
        <LazyView load={loadAddressee} skeleton={skeleton}>
          {({ AddresseeSection }) => <AddresseeSection flow={flow} />}
        </LazyView>
      ) : null}
    </div>
  );
}
