import type { CheckedStop } from '@songwai/core/partners/price-check/price-check-state';
import { Icon } from '@songwai/ui/icon/icon';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard } from '@songwai/ui/route-line/route-line';
import { Search, X } from 'lucide';
import { stopInvitation } from '../../orders/stops/stop-role.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import './price-check-view.css';

export interface PriceStopCardProps {
  readonly stop: CheckedStop;
  readonly index: number;
  readonly role: string;
  /** How far it is from the pick-up, where that is the whole way. */
  readonly distance: string | undefined;
  readonly isOutside: boolean;
  readonly onOpen: () => void;
  /** Absent for the pick-up, which is changed and not removed. */
  readonly onRemove: (() => void) | undefined;
}

/** A stop in two lines; without a place it invites to search. A pick-up that the page gives has no button. */
export function PriceStopCard({ stop, index, role, distance, isOutside, onOpen, onRemove }: PriceStopCardProps) {
  const t = useTranslate();
  const { place } = stop;
  const about = place?.isApproximate ? t('stops.approximate') : undefined;
  const area = distance && place?.district ? place.district : place?.address;
  return (
    <RouteCard
      title={
        place?.name ?? (
          <span className="sw-prices__invitation">
            <Icon icon={Search} size="small" /> {stopInvitation(index, t)}
          </span>
        )
      }
      isEmpty={place === null}
      detail={place && [distance, about, area].filter(Boolean).join(' · ')}
      end={
        onRemove ? (
          <IconButton icon={X} label={t('stops.removeStop', { name: place?.name ?? role })} onClick={onRemove} />
        ) : undefined
      }
      error={isOutside ? t('prices.outside') : undefined}
      open={stop.isFixed ? undefined : { label: place ? `${role}: ${t('stops.changePlace')}` : role, onOpen }}
    />
  );
}
