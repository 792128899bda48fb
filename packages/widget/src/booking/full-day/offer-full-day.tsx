import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import type { GuestHost } from '../guest-state.ts';

type Hire = typeof import('./guest-hire.tsx');

const loadHire = lazyPart(() => import('./guest-hire.tsx'), ['errors', 'order', 'tabs']);

/** Lets the guest choose a hire by the day where the time is chosen, and shows it in place of the form. */
export const offerFullDay = (own: GuestHost): void => {
  const { store, flow } = own;
  if (store.getState().paying?.onFullDay) return;

  const leave = (tab: 1 | 3) => {
    store.setState(({ paying }) => ({ paying: { ...paying, own, face: undefined } }));
    flow.patch({ tab });
  };
  const part = (height: string, render: (hire: Hire) => ReactNode) => (
    <LazyView load={loadHire} skeleton={<Skeleton shape="block" height={height} />}>
      {render}
    </LazyView>
  );
  const face = {
    head: part('44px', ({ GuestHireHead }) => <GuestHireHead onLeave={leave} />),
    body: part('480px', ({ GuestHireBody }) => <GuestHireBody own={own} />),
    bar: part('84px', ({ GuestHireBar }) => <GuestHireBar own={own} />),
    map: part('100%', ({ GuestHireMap }) => <GuestHireMap own={own} />),
  };
  store.setState(({ paying }) => ({
    paying: { ...paying, own, onFullDay: () => store.setState((state) => ({ paying: { ...state.paying, own, face } })) },
  }));
};
