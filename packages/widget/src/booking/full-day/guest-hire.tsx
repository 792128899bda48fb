import type { HireState } from '@songwai/core/full-day/hire-state';
import { HireBar } from '@songwai/features/full-day/bar/hire-bar';
import type { HireFields } from '@songwai/features/full-day/form/hire-fields';
import { HireForm } from '@songwai/features/full-day/form/hire-form';
import { HireBody } from '@songwai/features/full-day/hire-body';
import { HireTexts } from '@songwai/features/full-day/hire-texts';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFirstProblem } from '@songwai/features/shared/use-first-problem';
import { useFlow } from '@songwai/features/shared/use-flow';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { agreeToTerms } from '../agree-to-terms.ts';
import { GuestConsent } from '../guest-consent.tsx';
import type { GuestHost, GuestState } from '../guest-state.ts';
import { PayingTexts } from '../paying/paying-texts.tsx';
import { guestHireParts } from './guest-hire-parts.tsx';
import { openGuestHire } from './open-guest-hire.ts';

interface OwnProps {
  readonly own: GuestHost;
}

const loadMap = lazyPart(() => import('@songwai/features/full-day/map/hire-map'), ['map', 'errors']);
/** Texts that the form's parts ask for, which come with its first one. */
const loadNothing = lazyPart(async () => null, ['forms', 'paying', 'payments', 'cards', 'consent']);

const fields: HireFields = {
  loadMoment: lazyPart(() => import('@songwai/features/full-day/form/moment/device-moment'), ['errors', 'forms']),
};

const selectFace = ({ isRestored, draft, booking }: HireState) => ({
  isRestored,
  isAtDetails: draft.isAtDetails,
  isBooked: booking.status === 'booked',
});
const selectStartup = ({ startup, baseMap }: GuestState) => ({ startup, baseMap });
const selectFailed = ({ hasFailed }: { readonly hasFailed: boolean }) => hasFailed;

function Texts({ children }: { readonly children: ReactNode }) {
  return (
    <PayingTexts>
      <LazyView load={loadNothing} skeleton={<Skeleton shape="block" height="84px" />}>
        {() => <HireTexts>{children}</HireTexts>}
      </LazyView>
    </PayingTexts>
  );
}

/** The kinds of delivery; another one leads back to the order, which is as it was left. */
export function GuestHireHead({ onLeave }: { readonly onLeave: (tab: 1 | 3) => void }) {
  const t = useTranslate();
  return (
    <div className="sw-hire__tabs">
      <SegmentedTabs
        label={t('tabs.label')}
        tabs={[
          { id: '1', label: t('tabs.express') },
          { id: '2', label: t('tabs.fullDay') },
          { id: '3', label: t('tabs.nextDay') },
        ]}
        selectedId="2"
        onSelect={(id) => id !== '2' && onLeave(id === '3' ? 3 : 1)}
        isWide
      />
    </div>
  );
}

/** The hire's form, its contacts, and what was booked. */
export function GuestHireBody({ own }: OwnProps) {
  const { flow, root, problem, load } = openGuestHire(own);
  const { isRestored, isAtDetails, isBooked } = useFlow(flow.store, selectFace);
  const { startup } = useFlow(own.store, selectStartup);
  const hasFailed = useFlow(problem, selectFailed);
  const face = isRestored ? (isBooked ? 'booked' : isAtDetails ? 'details' : 'form') : 'restoring';
  return (
    <Texts>
      <div ref={root}>
        <HireBody
          {...{ flow, face }}
          parts={guestHireParts}
          isFresh={isAtDetails}
          details={<GuestConsent booking={{ ...own, guest: own.store }} />}
        >
          <HireForm
            flow={flow}
            parts={guestHireParts}
            fields={fields}
            vehicles={startup?.catalog.vehicles ?? []}
            onRetry={hasFailed ? () => void load() : null}
          />
        </HireBody>
      </div>
    </Texts>
  );
}

/** When, how to pay, the total, and the button that leads on and books; nothing once it is booked. */
export function GuestHireBar({ own }: OwnProps) {
  const { flow } = openGuestHire(own);
  const { isRestored, isBooked } = useFlow(flow.store, selectFace);
  return isRestored && !isBooked ? (
    <Texts>
      <Bar own={own} />
    </Texts>
  ) : null;
}

function Bar({ own }: OwnProps) {
  const { store, transport } = own;
  const { flow, root } = openGuestHire(own);
  const focusProblem = useFirstProblem(root, flow.store);
  const focusDate = () => {
    flow.goBack();
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-field="date"] input')?.focus());
  };
  return (
    <HireBar
      flow={flow}
      parts={guestHireParts}
      onWhen={focusDate}
      onProblem={focusProblem}
      requireSession={(isBooking) => !isBooking || agreeToTerms({ store, transport })}
    />
  );
}

/** The places of the hire. */
export function GuestHireMap({ own }: OwnProps) {
  const { flow } = openGuestHire(own);
  const { startup, baseMap } = useFlow(own.store, selectStartup);
  return (
    <HireTexts>
      <LazyView load={loadMap} skeleton={null} isPatient>
        {({ HireMap }) => (
          <HireMap flow={flow} transport={own.transport} mapBase={{ baseMap, tiles: startup?.tiles ?? null }} isStrip />
        )}
      </LazyView>
    </HireTexts>
  );
}
