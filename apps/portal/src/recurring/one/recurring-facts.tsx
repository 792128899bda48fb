import { formatBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Recurrence } from '@songwai/core/recurring/recurrence';
import { wireDay } from '@songwai/core/recurring/recurrence-days';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { daysOfWeek, shortDay } from '../days/day-words.ts';

const payTexts = {
  [paymentType.cash]: 'recurring.cash',
  [paymentType.prepaid]: 'recurring.wallet',
  [paymentType.invoice]: 'recurring.invoice',
} as const;

/** Days and time, vehicle, payment, price. */
export function RecurringFacts({ recurrence }: { readonly recurrence: Recurrence }) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const startup = useQuery(startupQuery(usePortal()));
  const { order, rule, agreedSatang } = recurrence;
  const vehicle = startup.data?.catalog.vehicles.find(({ id }) => id === order.vehicleId);
  const items = [
    { term: t('recurring.days'), detail: `${daysOfWeek(rule.weekdays, language)} ${rule.pickUpTime}` },
    ...(rule.endsOn === null ? [] : [{ term: t('recurring.until'), detail: shortDay(wireDay(rule.endsOn), language) }]),
    { term: t('recurring.vehicle'), detail: vehicle ? nameOf(vehicle.name) : '' },
    { term: t('recurring.wayToPay'), detail: t(payTexts[order.paymentType]) },
    { term: t('recurring.perTrip'), detail: formatBaht(agreedSatang) },
  ];
  return (
    <Card padding="none">
      <DescriptionList items={items} kind="rows" emptyText="" />
    </Card>
  );
}
