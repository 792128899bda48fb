import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { Ellipsis, Minus, Undo2 } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { savingOf, savingText } from './saving.ts';
import './compare-routes.css';

const nothing = { fromKm: null, toKm: null, satang: null, oldSatang: null, newSatang: null };

/** Both orders of the stops, once the shorter one is taken and both are priced. */
const selectRoutes = (state: OrderState) => {
  const { shortest } = state;
  const saving = savingOf(state);
  if (shortest?.status !== 'on' || saving === null || shownEstimate(state) === null || state.booking.status === 'booked')
    return nothing;
  return { ...saving, oldSatang: shortest.other?.netSatang ?? null, newSatang: shownNetSatang(state) };
};

/** Over the map: which line is the old order and which the new one, what each costs, and the way back. */
export function CompareRoutes({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const { fromKm, toKm, satang, oldSatang, newSatang } = useFlow(flow.store, selectRoutes);
  if (fromKm === null || toKm === null) return null;
  const handleBack = async () => {
    const { openShortest } = await flow.prepare();
    (await openShortest()).restore();
  };
  const priceOf = (price: Satang | null) => (price === null ? '' : formatBaht(price));
  return (
    <Card tone="raised" className="sw-compare">
      <p className="sw-strong">{savingText({ fromKm, toKm, satang }, t)}</p>
      <dl className="sw-compare__routes sw-figures">
        <dt className="sw-note">
          <Icon icon={Ellipsis} /> {t('sorting.shortOld')}
        </dt>
        <dd className="sw-note">{t('common.distanceKm', { km: fromKm.toFixed(2) })}</dd>
        <dd className="sw-note">{priceOf(oldSatang)}</dd>
        <dt>
          <Icon icon={Minus} className="sw-accent" /> {t('sorting.shortNew')}
        </dt>
        <dd className="sw-strong">{t('common.distanceKm', { km: toKm.toFixed(2) })}</dd>
        <dd className="sw-strong">{priceOf(newSatang)}</dd>
      </dl>
      <div className="sw-compare__back">
        <Button icon={Undo2} onClick={() => void handleBack()}>
          {t('sorting.shortReturn')}
        </Button>
        <span className="sw-note">{t('sorting.shortPickUp')}</span>
      </div>
    </Card>
  );
}
