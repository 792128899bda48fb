import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { UndoToast } from '@songwai/ui/toast/undo-toast';
import { useEffect } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';

/** Stops that a moment ago came into another order. */
const selectFresh = ({ shortest }: OrderState) => ({
  moved: shortest?.status === 'on' && shortest.isFresh ? Object.keys(shortest.was).length : 0,
});

/** Over the price for some seconds: how many stops moved, and the way back. The switch undoes it at any time. */
export function UndoShortest({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { moved } = useFlow(flow.store, selectFresh);

  useEffect(() => {
    if (moved > 0) announce(t('sorting.shortDone', { count: moved }));
  }, [moved, announce, t]);

  if (moved === 0) return null;
  const handleUndo = async () => {
    const { openShortest } = await flow.prepare();
    (await openShortest()).restore();
    announce(t('sorting.shortBack'));
  };
  return (
    <UndoToast undoText={t('sorting.shortUndo')} onUndo={() => void handleUndo()}>
      {t('sorting.shortDone', { count: moved })}
    </UndoToast>
  );
}
