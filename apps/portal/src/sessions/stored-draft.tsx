import { formatBaht } from '@songwai/core/basics/money';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** Says that the draft is stored, with its stops and price. Renders nothing without a draft. */
export function StoredDraft() {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const stops = useFlow(order.store, (state) => state.draft.stops);
  const estimate = useFlow(order.store, (state) => state.estimate);
  const places = stops.flatMap((stop) => (stop.place ? [{ key: stop.key, name: stop.place.name }] : []));
  if (places.length === 0) return null;
  return (
    <Card tone="tint" padding="medium">
      <p className="portal-login__kept sw-accent sw-strong">
        <Phrases text={t('account.draftStored')} />
      </p>
      <div className="portal-login__draft">
        <RouteLine label={t('account.draftStored')} layout="dots">
          {places.map(({ key, name }, index) => (
            <RouteStop key={key} node={{ state: 'stop', number: index + 1 }}>
              <p>{name}</p>
            </RouteStop>
          ))}
        </RouteLine>
        {estimate.status === 'ready' ? (
          <p className="sw-heading sw-strong sw-figures">{formatBaht(estimate.value.netSatang)}</p>
        ) : null}
      </div>
    </Card>
  );
}
