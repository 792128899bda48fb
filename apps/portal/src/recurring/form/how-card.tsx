import { formatBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { RecurrencePreview, RecurringOrder, RecurringPayment } from '@songwai/core/recurring/recurrence';
import { payBy, tripsInWallet } from '@songwai/core/recurring/recurring-form';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { vehicleIcon } from '@songwai/features/shared/vehicles/vehicle-icon';
import { Card } from '@songwai/ui/card/card';
import type { IconNode } from '@songwai/ui/icon/icon';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { Switch } from '@songwai/ui/switch/switch';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Bell, FileText, Wallet } from 'lucide';
import type { ReactNode } from 'react';
import { balanceQuery } from '../../shell/menu/balance.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { startupQuery } from '../../shell/startup.queries.ts';

interface HowCardProps {
  readonly order: RecurringOrder;
  readonly onChange: (order: RecurringOrder) => void;
  readonly preview: RecurrencePreview | undefined;
}

const payIcons: Readonly<Record<RecurringPayment, IconNode>> = { 0: Banknote, 2: Wallet, 4: FileText };

function Row({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <div className="portal-recurring__how">
      <IconTile icon={icon} tone="tint" />
      <div className="sw-grow">{children}</div>
    </div>
  );
}

/** Which vehicle, whom to ask, how it is paid, and when it is booked. */
export function HowCard({ order, onChange, preview }: HowCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const portal = usePortal();
  const user = useUser();
  const startup = useQuery(startupQuery(portal));
  const isByWallet = order.paymentType === paymentType.prepaid;
  const wallet = useQuery({ ...balanceQuery(portal.transport), enabled: isByWallet });
  const vehicles = startup.data?.catalog.vehicles ?? [];
  const kind = vehicles.find(({ id }) => id === order.vehicleId)?.kind ?? 'motorcycle';
  const priceOf = (id: number): string => {
    const satang = preview?.priceByVehicle.get(id);
    return satang === undefined ? '' : ` · ${formatBaht(satang)}`;
  };
  const mayInvoice = user?.isInvoiceEnabled === true || order.paymentType === paymentType.invoice;
  const ways = [
    { value: '0' as const, label: t('recurring.cash') },
    { value: '2' as const, label: t('recurring.wallet') },
    ...(mayInvoice ? [{ value: '4' as const, label: t('recurring.invoice') }] : []),
  ];
  const km = preview ? `${preview.distanceKm.toFixed(2)} ${language === 'th' ? 'กม.' : 'km'}` : '';
  const lasts =
    isByWallet && wallet.data && preview
      ? t('recurring.walletLasts', {
          balance: formatBaht(wallet.data.balanceSatang),
          count: tripsInWallet(wallet.data.balanceSatang, preview.priceSatang),
        })
      : undefined;
  const helps = { 0: t('recurring.cashHelp'), 2: lasts ?? t('recurring.walletHelp'), 4: t('recurring.invoiceHelp') };

  return (
    <Card className="portal-recurring__hows">
      <Row icon={vehicleIcon(kind)}>
        <SelectField
          label={t('recurring.vehicle')}
          value={String(order.vehicleId)}
          onChange={(id) => onChange({ ...order, vehicleId: Number(id) })}
          options={vehicles
            .filter(({ id }) => preview === undefined || id === order.vehicleId || preview.priceByVehicle.has(id))
            .map(({ id, name }) => ({ value: String(id), label: `${nameOf(name)}${priceOf(id)}` }))}
          hint={km}
        />
        <Switch
          label={t('recurring.favouritesOnly')}
          detail={t('recurring.favouritesOnlyHelp')}
          isOn={order.isFixedDriver === true}
          onChange={(isFixedDriver) => onChange({ ...order, isFixedDriver })}
        />
      </Row>
      <Row icon={payIcons[order.paymentType]}>
        <SelectField
          label={t('recurring.wayToPay')}
          value={String(order.paymentType) as '0' | '2' | '4'}
          onChange={(way) => onChange(payBy(order, Number(way) as RecurringPayment))}
          options={ways}
          hint={helps[order.paymentType]}
        />
      </Row>
      <Row icon={Bell}>
        <p className="sw-strong">{t('recurring.made')}</p>
        <p className="sw-note">{t('recurring.madeHelp')}</p>
      </Row>
    </Card>
  );
}
