import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { bahtFromSatang, formatBaht, formatPrice } from '@songwai/core/basics/money';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Payment } from '@songwai/core/payments/payment';
import type { LocalName } from '@songwai/core/pricing/catalog';
import type { WalletEntry } from '@songwai/core/wallet/wallet';
import { Button } from '@songwai/ui/button/button';
import type { LedgerDay, LedgerEntry, LedgerSign } from '@songwai/ui/ledger-line/ledger-line';
import { LocalLink } from '../../shell/local-link.tsx';
import { signedSum } from './signed-sum.ts';

interface Words {
  readonly t: Translate;
  readonly localName: (name: LocalName) => string;
}

const signOf = ({ type, amountSatang }: WalletEntry): LedgerSign => {
  if (amountSatang < 0) return 'out';
  if (type === 'bonus' || type === 'cashBack') return 'bonus';
  return type === 'cod' ? 'cash' : 'in';
};

const ledgerEntry = (entry: WalletEntry, index: number, { t, localName }: Words): LedgerEntry => {
  const { at, type, detail, jobId, referenceNo, hasReceipt, amountSatang, balanceSatang } = entry;
  const link =
    jobId !== null
      ? { to: `/job/${jobId}`, text: formatJobId(jobId) }
      : hasReceipt && { to: `/receipt/topup/${referenceNo}`, text: t('wallet.receipt', { number: referenceNo }) };
  const title = t(`wallet.type.${type}` as TextKey<'wallet'>);
  return {
    // One reference may stand for a top-up and its bonus.
    id: `${referenceNo}-${type}-${index}`,
    sign: signOf(entry),
    title: detail === null ? title : t('wallet.typeDetail', { type: title, detail: localName(detail) }),
    detail: (
      <>
        {t('wallet.time', { time: bangkokTime(at) })} · {link ? <LocalLink to={link.to}>{link.text}</LocalLink> : referenceNo}
      </>
    ),
    amount: signedSum(amountSatang),
    balance: t('wallet.balanceAfter', { amount: formatPrice(bahtFromSatang(balanceSatang)) }),
  };
};

/** Movements by their day in Bangkok, in the order they come. */
export const ledgerDays = (entries: readonly WalletEntry[], now: Date, words: Words): readonly LedgerDay[] => {
  const days = new Map<string, LedgerEntry[]>();
  for (const [index, entry] of entries.entries()) {
    const day = bangkokDate(entry.at);
    days.set(day, [...(days.get(day) ?? []), ledgerEntry(entry, index, words)]);
  }
  const today = bangkokDate(now);
  return [...days].map(([day, list]) => ({
    id: day,
    heading: day === today ? words.t('wallet.today', { day }) : day,
    entries: list,
  }));
};

/** Top-ups that wait for their money, with what goes on with each. */
export const openTopUps = (
  topUps: readonly Payment[],
  t: Translate,
  onResume: (payment: Payment) => void,
): readonly LedgerDay[] => {
  if (topUps.length === 0) return [];
  const entries = topUps.map((payment): LedgerEntry => {
    const isPromptPay = payment.method === 'promptpay';
    return {
      id: payment.chargeId,
      sign: 'pending',
      title: t('wallet.open', { amount: formatBaht(payment.amountSatang) }),
      detail: isPromptPay
        ? t('wallet.openPromptpay', { method: t('wallet.promptpay') })
        : t('wallet.openCard', { method: t('wallet.card') }),
      end: (
        <Button variant="tint" onClick={() => onResume(payment)}>
          {t(isPromptPay ? 'wallet.openQr' : 'wallet.openGoOn')}
        </Button>
      ),
    };
  });
  return [{ id: 'open', entries }];
};
