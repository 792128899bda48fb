import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { ShortestOrder } from '@songwai/core/orders/shortest/shortest-state';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Spinner } from '@songwai/ui/spinner/spinner';
import { Switch } from '@songwai/ui/switch/switch';
import { CircleAlert, CircleCheck, Waypoints } from 'lucide';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { savedText, savingOf, savingText } from './saving.ts';
import './shortest.css';

const selectShortest = (state: OrderState) => {
  const saving = savingOf(state);
  return { shortest: state.shortest, ...(saving ?? { fromKm: null, toKm: null, satang: null }) };
};

/** Offers the shortest order of three stops or more where it saves, with kilometres and baht before it is taken; off, the stops are as before. */
export function ShortestPart({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { shortest, fromKm, toKm, satang } = useFlow(flow.store, selectShortest);
  const [order, setOrder] = useState<ShortestOrder | null>(null);

  useEffect(() => {
    let isGone = false;
    const open = async () => (await flow.prepare()).openShortest();
    open().then(
      (opened) => isGone || setOrder(opened),
      // Without its code there is nothing to offer.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [flow]);

  if (!shortest || !order) return null;
  const saving = fromKm === null || toKm === null ? null : { fromKm, toKm, satang };

  switch (shortest.status) {
    case 'asking':
      return (
        <Line icon={<Spinner size="small" />}>
          <span className="sw-strong">{t('sorting.shortAsking')}</span>
          <span className="sw-note">{t('sorting.shortAskingHelp')}</span>
        </Line>
      );
    case 'shortest':
      return (
        <Line icon={<Icon icon={CircleCheck} className="sw-accent" />}>
          <span className="sw-strong">{t('sorting.shortAlready')}</span>
          <span className="sw-note">{t('common.distanceKm', { km: shortest.distanceKm.toFixed(2) })}</span>
        </Line>
      );
    case 'outside':
      return (
        <Line icon={<Icon icon={CircleAlert} className="sw-problem" />}>
          <span className="sw-problem">{t('sorting.shortOutside', { stop: shortest.stop })}</span>
        </Line>
      );
    case 'offered': {
      const said = saving ? savingText(saving, t) : t('order.pricing');
      return (
        <Line icon={<Icon icon={Waypoints} className="sw-accent" />} isOffer>
          <Switch
            label={<span className="sw-strong">{t('sorting.short')}</span>}
            detail={shortest.isMoved && saving ? t('sorting.shortAgain', { saving: said }) : said}
            isOn={false}
            onChange={order.take}
          />
        </Line>
      );
    }
    case 'on': {
      const handleOff = () => {
        order.restore();
        announce(t('sorting.shortBack'));
      };
      return (
        <Line icon={<Icon icon={Waypoints} className="sw-accent" />} isOffer>
          <Switch
            label={<span className="sw-strong">{t('sorting.short')}</span>}
            detail={saving ? savedText(saving, t) : t('order.pricing')}
            isOn
            onChange={handleOff}
          />
        </Line>
      );
    }
  }
}

interface LineProps {
  readonly icon: ReactNode;
  readonly isOffer?: boolean;
  readonly children: ReactNode;
}

function Line({ icon, isOffer, children }: LineProps) {
  return (
    <Card tone={isOffer ? 'tint' : 'plain'} padding="none" className="sw-shortest">
      {icon}
      <div className="sw-shortest__said">{children}</div>
    </Card>
  );
}
