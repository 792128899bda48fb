import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { BulkPaymentType } from '@songwai/core/bulk/bulk';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { User } from '@songwai/core/sessions/session-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';

/** The ways that a person may pay a file by: nothing is charged to a card or by PromptPay without them. */
const waysOf = ({ isInvoiceEnabled }: Pick<User, 'isInvoiceEnabled'>): readonly BulkPaymentType[] =>
  isInvoiceEnabled ? [paymentType.invoice, paymentType.prepaid, paymentType.cash] : [paymentType.prepaid, paymentType.cash];

/** The way to begin with: the first that pays the sum. */
export const usualWay = (user: Pick<User, 'isInvoiceEnabled' | 'walletSatang'>, totalSatang: Satang): BulkPaymentType =>
  waysOf(user).find((way) => way !== paymentType.prepaid || user.walletSatang >= totalSatang) ?? paymentType.cash;

interface PayChoiceProps {
  readonly user: User;
  readonly value: BulkPaymentType | null;
  readonly totalSatang: Satang | null;
  readonly onChange: (type: BulkPaymentType) => void;
}

/** How all trips of a file are paid. */
export function PayChoice({ user, value, totalSatang, onChange }: PayChoiceProps) {
  const t = useTranslate();
  const missing = totalSatang === null ? 0 : Math.max(0, totalSatang - user.walletSatang);
  const words = {
    [paymentType.cash]: { label: t('trips.cash'), detail: t('trips.cashDetail') },
    [paymentType.prepaid]: {
      label: t('trips.wallet'),
      detail:
        missing > 0
          ? t('trips.missing', { amount: formatBaht(missing) })
          : t('trips.walletDetail', { balance: formatBaht(user.walletSatang) }),
    },
    [paymentType.invoice]: { label: t('trips.invoice'), detail: t('trips.invoiceDetail') },
  } as const;
  const options = waysOf(user).map((type) => ({ value: String(type), ...words[type], type }));
  return (
    <RadioCards
      layout="list"
      label={t('trips.payWith')}
      options={options}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option) onChange(option.type);
      }}
    />
  );
}
