import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { mostDropsPerTrip } from '@songwai/core/bulk/bulk-limits';
import type { FileOrder } from '@songwai/core/bulk/order/file-order';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { setMoment } from '@songwai/features/orders/schedule/set-moment';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { ActionTerm } from '@songwai/ui/action-bar/action-bar';
import { Button } from '@songwai/ui/button/button';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { Switch } from '@songwai/ui/switch/switch';
import { Banknote, CalendarClock, Receipt, Wallet } from 'lucide';
import type { ReactNode } from 'react';
import { BulkFoot } from '../bulk-foot.tsx';
import { wayText } from '../running/way-text.ts';
import './plan-foot.css';

interface PlanTermsProps {
  readonly order: FileOrder;
  readonly onChange: (choices: Partial<FileOrder>) => void;
  readonly onOpen: (which: 'pay' | 'when') => void;
}

interface PlanFootProps {
  /** Null while the trips are grouped. */
  readonly figures: { readonly tripCount: number; readonly dropCount: number; readonly totalSatang: Satang } | null;
  readonly isStarting: boolean;
  readonly onBook: () => void;
  /** What is set besides, where there is room for it. */
  readonly terms?: ReactNode;
}

const sizes = Array.from({ length: mostDropsPerTrip - 1 }, (_, index) => String(index + 2));

/** How the trips are grouped, when their goods are picked up, and how they are paid. */
export function PlanTerms({ order, onChange, onOpen }: PlanTermsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { paymentType: type, pickUpAt } = order;
  const icon = type === paymentType.invoice ? Receipt : type === paymentType.prepaid ? Wallet : Banknote;
  return (
    <>
      <Switch label={t('trips.group')} isOn={order.isGrouped} onChange={(isGrouped) => onChange({ isGrouped })} />
      {order.isGrouped ? (
        <SelectField
          label={t('trips.most')}
          isLabelHidden
          value={String(order.mostDrops)}
          options={sizes.map((size) => ({ value: size, label: t('trips.mostOption', { count: Number(size) }) }))}
          onChange={(size) => onChange({ mostDrops: Number(size) })}
        />
      ) : null}
      <ActionTerm
        icon={CalendarClock}
        title={pickUpAt === null ? t('trips.asSoon') : setMoment(pickUpAt, language)}
        label={t('trips.when')}
        onPress={() => onOpen('when')}
      />
      <ActionTerm icon={icon} title={wayText(type ?? 0, t)} label={t('trips.payWith')} onPress={() => onOpen('pay')} />
    </>
  );
}

/** What all trips cost together, and the button that books them. */
export function PlanFoot({ figures, isStarting, onBook, terms }: PlanFootProps) {
  const t = useTranslate();
  const sum = figures ? (
    <p className="portal-plan-foot__sum">
      <span className="sw-heading--page sw-figures" aria-live="polite">
        {formatBaht(figures.totalSatang)}
      </span>
      <span className="sw-note sw-figures">
        {t('trips.count', { count: figures.tripCount })} · {t('trips.drops', { count: figures.dropCount })}
      </span>
    </p>
  ) : null;
  return (
    <BulkFoot
      buttons={
        <>
          {sum}
          <Button variant="primary" size="large" isDisabled={figures === null} isLoading={isStarting} onClick={onBook}>
            {figures ? t('trips.bookCount', { count: figures.tripCount }) : t('trips.grouping')}
          </Button>
        </>
      }
    >
      {terms}
    </BulkFoot>
  );
}
