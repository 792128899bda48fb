import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import { topUpsFor } from '@songwai/core/jobs/paying/offered-ways';
import type { TopUp } from '@songwai/core/wallet/calls';
import { Badge } from '@songwai/ui/badge/badge';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { PayingWays } from './paying-ways.ts';

/** Ways that a wallet is topped up by. */
export const topUpTypes: readonly PaymentType[] = [paymentType.promptPay, paymentType.creditCard];

interface WalletOpenProps {
  readonly ways: Pick<PayingWays, 'wallet' | 'offer' | 'accepted'>;
  readonly netSatang: Satang | null;
  readonly missingSatang: Satang;
  readonly onTopUp: (choice: TopUp['choice']) => void;
  /** The order is complete, and booked right after. */
  readonly isBookedAfter: boolean;
}

/** What a top-up gives on top. */
export function TopUpBonus({ satang }: { readonly satang: Satang }) {
  const t = useTranslate();
  return satang > 0 ? <Badge tone="bonus">{t('paying.topUpBonus', { amount: formatBaht(satang) })}</Badge> : null;
}

/** What is left in the wallet after this payment, or the top-ups that make up for what is missing. */
export function WalletOpen({ ways, netSatang, missingSatang, onTopUp, isBookedAfter }: WalletOpenProps) {
  const t = useTranslate();
  const { value: balanceSatang, isFailed, onRetry } = ways.wallet;
  if (isFailed)
    return (
      <Banner
        tone="warn"
        action={
          <Button variant="quiet" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('paying.walletFailed')}
      </Banner>
    );
  if (balanceSatang === null || netSatang === null) return null;
  if (missingSatang === 0)
    return (
      <Stack direction="row" justify="between" gap="small">
        <span className="sw-note sw-soft">{t('paying.after')}</span>
        <strong className="sw-note sw-figures">{formatBaht(balanceSatang - netSatang)}</strong>
      </Stack>
    );
  if (!ways.accepted.some((type) => topUpTypes.includes(type))) return <p className="sw-note">{t('paying.noTopUp')}</p>;
  const topUps = topUpsFor(missingSatang, ways.offer.value ?? { packages: [] });
  const { package: chosen } = topUps;
  const amount = formatBaht(topUps.missingSatang);
  return (
    <>
      {chosen === null ? null : (
        <Button variant="primary" isFullWidth onClick={() => onTopUp({ packageId: chosen.packageId })}>
          {t(isBookedAfter ? 'paying.topUpBook' : 'paying.topUp', { amount: formatBaht(chosen.priceSatang) })}{' '}
          <TopUpBonus satang={chosen.bonusSatang} />
        </Button>
      )}
      <Button isFullWidth onClick={() => onTopUp({ amountSatang: topUps.missingSatang })}>
        {t(topUps.missingSatang > missingSatang ? 'paying.topUpLeast' : 'paying.topUpMissing', { amount })}
      </Button>
      <p className="sw-note sw-soft">{t('paying.safe')}</p>
    </>
  );
}
