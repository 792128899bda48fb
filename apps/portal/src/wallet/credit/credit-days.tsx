import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LocalName } from '@songwai/core/pricing/catalog';
import type { CreditEntry } from '@songwai/core/pricing/credit/credit-calls';
import type { LedgerDay, LedgerEntry, LedgerSign } from '@songwai/ui/ledger-line/ledger-line';
import { LocalLink } from '../../shell/local-link.tsx';
import { signedSum } from '../history/signed-sum.ts';

interface Words {
  readonly t: Translate;
  readonly localName: (name: LocalName) => string;
}

const signs: Readonly<Record<CreditEntry['kind'], LedgerSign>> = {
  granted: 'bonus',
  givenBack: 'in',
  spent: 'out',
  expired: 'out',
};

const ledgerEntry = (entry: CreditEntry, { t, localName }: Words): LedgerEntry => {
  const { id, kind, amountSatang, reason, jobId, at, expiresAt } = entry;
  const why = localName(reason);
  const isMore = kind === 'granted' || kind === 'givenBack';
  return {
    id: String(id),
    sign: signs[kind],
    title: why === '' ? t(`credit.kind.${kind}`) : `${t(`credit.kind.${kind}`)} · ${why}`,
    detail: (
      <>
        {t('credit.time', { time: bangkokTime(at) })}
        {jobId === null ? null : (
          <>
            {' '}
            · <LocalLink to={`/job/${jobId}`}>{formatJobId(jobId)}</LocalLink>
          </>
        )}
      </>
    ),
    amount: signedSum(amountSatang),
    balance: isMore && expiresAt !== null ? t('credit.expires', { day: bangkokDate(expiresAt) }) : undefined,
  };
};

/** Changes of free credit by their day in Bangkok, in the order they come. */
export const creditDays = (entries: readonly CreditEntry[], now: Date, words: Words): readonly LedgerDay[] => {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const day = bangkokDate(entry.at);
    days.set(day, [...(days.get(day) ?? []), ledgerEntry(entry, words)]);
  }
  const today = bangkokDate(now);
  return [...days].map(([day, list]) => ({
    id: day,
    heading: day === today ? words.t('credit.today', { day }) : day,
    entries: list,
  }));
};
