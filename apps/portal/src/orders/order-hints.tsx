import { maxStops } from '@songwai/core/basics/stop-limits';
import type { OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useEffect, useState } from 'react';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useTabOfAddress } from './use-tab-of-address.ts';

/** How many hints were shown on this device (spec §3, "Settings stored locally"). */
const storageKey = 'onBoarding';
/** Long enough to read twice; pointing at a message holds it. */
const shownMs = 15_000;

const hints = ['route', 'vehicle', 'contacts'] as const;

/** How far the order is: the number of the hint that helps now, from 1. */
const stageOf = ({ draft }: OrderState): number => {
  if (draft.step.currentStep > 0) return 3;
  return draft.stops.every(({ place }) => place !== null) ? 2 : 1;
};

const isSearching = ({ mode }: OrderState) => mode.kind === 'searchLocation';

/** Three hints for a first order, each at its moment and once only, none for somebody who has booked before. */
export function OrderHints() {
  useTabOfAddress();
  const t = useTranslate();
  const portal = usePortal();
  const { storage, session, onError } = portal;
  const alerts = portal.part(openAlerts);
  const order = portal.part(openOrder);
  const stage = useFlow(order.store, stageOf);
  const isOver = useFlow(order.store, isSearching);
  // Messages lie over a phone's upper edge, where a stop's search opens.
  const isCovering = useMedia('(max-width: 759.98px)') && isOver;
  const isKnown = useFlow(session.store, (state) => state.status === 'signedIn' && state.user.jobCount > 0);
  const [seen, setSeen] = useState<number | null>(null);

  // The order outlives a visit to another page, its open payment does not.
  useEffect(
    () => () => {
      if (order.store.getState().mode.kind === 'payment') order.leaveMode();
    },
    [order],
  );

  useEffect(() => {
    storage.get(storageKey).then((stored) => setSeen(Number(stored ?? 0) || 0), onError);
  }, [storage, onError]);

  const isDue = seen !== null && seen < stage && !isKnown && !isCovering;
  const hint = isDue ? hints[stage - 1] : undefined;
  useEffect(() => {
    if (hint === undefined) return;
    alerts.show({
      tone: 'info',
      title: t(`hints.${hint}`),
      detail: t(`hints.${hint}Help`, { most: maxStops }),
      durationMs: shownMs,
      replaces: storageKey,
    });
    setSeen(stage);
    storage.set(storageKey, String(stage)).catch(onError);
  }, [hint, stage, alerts, storage, onError, t]);

  useEffect(() => {
    if (isCovering) alerts.dismissSeries(storageKey);
  }, [isCovering, alerts]);

  return null;
}
