import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Icon } from '@songwai/ui/icon/icon';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Undo2 } from 'lucide';
import { useEffect } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import './shortest.css';

/** Stops that a moment ago came into another order. */
const selectFresh = ({ shortest }: OrderState): number =>
  shortest?.status === 'on' && shortest.isFresh ? Object.keys(shortest.was).length : 0;

/** Over the price for some seconds: how many stops moved, and the way back. The switch undoes it at any time. */
export function UndoShortest({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const announce = useAnnounce();
  const moved = useFlow(flow.store, selectFresh);

  useEffect(() => {
    if (moved > 0) announce(t('sorting.shortDone', { count: moved }));
  }, [moved, announce, t]);

  if (moved === 0) return null;
  const handleUndo = () => {
    void flow.prepare().then(async (prepared) => (await prepared.openShortest()).restore());
    announce(t('sorting.shortBack'));
  };
  return (
    <div className="sw-shortest-undo">
      <span>{t('sorting.shortDone', { count: moved })}</span>
      <button type="button" className="sw-shortest-undo__button" onClick={handleUndo}>
        <Icon icon={Undo2} />
        {t('sorting.shortUndo')}
      </button>
    </div>
  );
}
