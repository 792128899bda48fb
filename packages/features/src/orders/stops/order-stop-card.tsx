import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderProblem } from '@songwai/core/orders/fields/problem';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Icon } from '@songwai/ui/icon/icon';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard } from '@songwai/ui/route-line/route-line';
import { Search, X } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { problemTexts } from '../order-problems.ts';
import { stopInvitation } from './stop-role.ts';
import '../panel/order-panel.css';

export interface OrderStopCardProps {
  readonly stop: Stop;
  readonly index: number;
  readonly role: string;
  readonly problems: readonly OrderProblem[];
  readonly handle: ReactNode;
  /** Beside the name. */
  readonly mark: ReactNode;
  /** Absent where the place cannot be changed. */
  readonly onOpen: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** A stop in two lines: place and contact; without a place it invites the customer to search. */
export function OrderStopCard({ stop, index, role, problems, handle, mark, onOpen, onRemove }: OrderStopCardProps) {
  const t = useTranslate();
  const problem = problemTexts(problems, t)(`stops.${stop.key}.place`);
  const phone = formatPhone(stop.contactPhone);
  const detail = [role, stop.contactName || (phone ? '' : stop.place?.address)].filter(Boolean).join(' · ');
  const note = stop.remark ? ` · ${stop.remark}` : null;
  const end = (
    <>
      {onRemove ? (
        <IconButton
          icon={X}
          className="sw-order__remove"
          label={t('stops.removeStop', { name: stop.place?.name ?? role })}
          onClick={onRemove}
        />
      ) : null}
      {handle}
    </>
  );
  return (
    <RouteCard
      title={
        stop.place ? (
          [stop.place.name, mark]
        ) : (
          <span className="sw-order__invitation">
            <Icon icon={Search} size="small" /> {stopInvitation(index, t)}
          </span>
        )
      }
      isEmpty={stop.place === null}
      detail={
        stop.place &&
        (phone || stop.place.isApproximate ? (
          <>
            {detail} {phone ? <span className="sw-phrase">{phone}</span> : null}
            {note}
            {stop.place.isApproximate ? <span className="sw-order__approximate sw-ink">{t('stops.approximateHint')}</span> : null}
          </>
        ) : (
          [detail, note]
        ))
      }
      end={onRemove || handle ? end : undefined}
      error={problem}
      open={onOpen && { label: stop.place ? t('stops.changePlace') : role, onOpen }}
    />
  );
}
