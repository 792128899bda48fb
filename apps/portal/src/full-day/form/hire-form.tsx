import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { Vehicle } from '@songwai/core/pricing/catalog';
import { useFlow } from '@songwai/features/shared/use-flow';
import { AddresseeSection } from './addressee-section.tsx';
import { CountsSection } from './counts-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { MomentSection } from './moment-section.tsx';
import { MonthSection } from './month-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PackageSection } from './package-section.tsx';
import { PlacesSection } from './places-section.tsx';
import './hire-form.css';

interface HireFormProps {
  readonly flow: HireFlow;
  readonly vehicles: readonly Vehicle[];
  readonly onRetry: (() => void) | null;
}

const selectMonthly = ({ draft }: HireState) => draft.hours === 3;

/** The first step: what is hired, where and when. */
export function HireForm({ flow, vehicles, onRetry }: HireFormProps) {
  const isMonthly = useFlow(flow.store, selectMonthly);
  return (
    <div className="portal-hire">
      <HoursSection flow={flow} />
      <PackageSection {...{ flow, vehicles, onRetry }} />
      {isMonthly ? (
        <MonthSection flow={flow} />
      ) : (
        <>
          <PlacesSection flow={flow} />
          <MomentSection flow={flow} />
        </>
      )}
      <CountsSection flow={flow} />
      <OptionsSection flow={flow} />
      {isMonthly ? <AddresseeSection flow={flow} /> : null}
    </div>
  );
}
