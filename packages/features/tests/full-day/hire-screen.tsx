import type { Language } from '@songwai/core/basics/language';
import { fetchFullDayCatalogue } from '@songwai/core/full-day/full-day-calls';
import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import { createHireFlow } from '@songwai/core/full-day/hire-flow';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { useState } from 'react';
import { HireBar } from '../../src/full-day/bar/hire-bar.tsx';
import type { HireFields } from '../../src/full-day/form/hire-fields.ts';
import { HireForm } from '../../src/full-day/form/hire-form.tsx';
import { HireBody } from '../../src/full-day/hire-body.tsx';
import type { HireParts } from '../../src/full-day/hire-parts.ts';
import { lazyPart } from '../../src/shared/lazy-part.ts';
import { useFlow } from '../../src/shared/use-flow.ts';
import { catalog } from '../catalog.ts';
import { createStoryRandom } from '../create-story-random.ts';
import { type Answers, createFixtureGateway, type FixtureGateway } from '../fixture-gateway.ts';
import { onNut } from '../places.ts';
import { storyNow } from '../story-now.ts';
import { Surface } from '../surface.tsx';
import { hireAnswers } from './hire-fixture.ts';

export interface HireFixture extends FixtureGateway {
  readonly flow: HireFlow;
}

/** A real flow of a hire over a gateway in memory, set to a draft. */
export const createHireFixture = (
  draft: Partial<HireDraft> = {},
  state: Partial<Omit<HireState, 'draft'>> = {},
  answers: Answers = {},
): HireFixture => {
  const gateway = createFixtureGateway(hireAnswers(answers));
  const flow = createHireFlow({
    transport: gateway.transport,
    clock: () => storyNow.getTime(),
    random: createStoryRandom(),
    storage: { get: async () => null, set: async () => undefined, remove: async () => undefined },
    channel: 'story',
  });
  flow.store.setState((before) => ({ ...before, isRestored: true, ...state, draft: { ...before.draft, ...draft } }));
  void fetchFullDayCatalogue(gateway.transport).then(flow.offerCatalogue);
  return { ...gateway, flow };
};

/** Parts as plain as they can be. */
const parts: HireParts = {
  Search: ({ onChoose, onCancel }) => (
    <>
      <button type="button" onClick={() => onChoose(onNut)}>
        {onNut.name}
      </button>
      <button type="button" onClick={onCancel}>
        ×
      </button>
    </>
  ),
  Stops: ({ label, stops, renderStop, last }) => (
    <ul aria-label={label}>
      {stops.map((stop) => (
        <li key={stop.id}>{renderStop(stop, null)}</li>
      ))}
      {last ? <li>{last.children}</li> : null}
    </ul>
  ),
  Payment: ({ children }) => children,
  Awaited: ({ payment, onPaid }) => (
    <button type="button" onClick={() => onPaid({ ...payment, state: 'paid' })}>
      QR
    </button>
  ),
  Refused: ({ error }) => <p>{error.description}</p>,
  JobLink: ({ children }) => <span>{children}</span>,
  BookedNext: ({ jobIds }) => <a href="#jobs">{jobIds.join(' ')}</a>,
};

const fields: HireFields = { loadMoment: lazyPart(() => import('../../src/full-day/form/moment/device-moment.tsx')) };

const selectFace = ({ draft, booking }: HireState) =>
  booking.status === 'booked' ? 'booked' : draft.isAtDetails ? 'details' : 'form';

/** A hire as an element in a partner's page shows it. */
export function HireScreen({ flow, mayBook = () => true }: { readonly flow: HireFlow; readonly mayBook?: () => boolean }) {
  const face = useFlow(flow.store, selectFace);
  return (
    <>
      <HireBody {...{ flow, parts, face }} isFresh={false}>
        <HireForm {...{ flow, parts, fields }} vehicles={catalog.vehicles} onRetry={null} />
      </HireBody>
      {face === 'booked' ? null : (
        <HireBar
          {...{ flow, parts }}
          onWhen={flow.goBack}
          onProblem={() => undefined}
          requireSession={(isBooking) => !isBooking || mayBook()}
        />
      )}
    </>
  );
}

/** A hire for a story. */
export function HireStory({
  language,
  draft,
  state,
}: {
  readonly language: Language;
  readonly draft: Partial<HireDraft>;
  readonly state?: Partial<Omit<HireState, 'draft'>>;
}) {
  const [{ flow }] = useState(() => createHireFixture(draft, state));
  return (
    <Surface language={language}>
      <div className="sw-surface__part">
        <HireScreen flow={flow} />
      </div>
    </Surface>
  );
}
