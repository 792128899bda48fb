import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Occurrence, OccurrenceChange, Recurrence } from '@songwai/core/recurring/recurrence';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { useLocalTarget } from '../../shell/local-target.ts';
import { whenNext } from '../days/day-words.ts';

interface AskingCardProps {
  readonly occurrence: Occurrence;
  readonly recurrence: Recurrence;
  readonly isBusy: boolean;
  /** Absent for whoever may only look. */
  readonly onChange: ((change: OccurrenceChange) => void) | undefined;
}

const whyOf = ({ problem, priceSatang }: Occurrence, agreedSatang: number, t: Translate): string => {
  const price = formatBaht(priceSatang ?? 0);
  if (problem === 'wallet') return t('recurring.askedWallet', { price });
  if (problem === 'price') return t('recurring.askedPrice', { price, agreed: formatBaht(agreedSatang) });
  return t(problem === 'terms' ? 'recurring.askedTerms' : 'recurring.askedRefused');
};

/** A day that is not booked before the customer decides: the wallet is short, the price is above the agreed one, or it was refused. */
export function AskingCard({ occurrence, recurrence, isBusy, onChange }: AskingCardProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const target = useLocalTarget();
  const words = { t, language: useLanguage(), now: useClock()() };
  const { problem, problemText, priceSatang } = occurrence;
  return (
    <Banner
      tone="warn"
      title={whenNext(occurrence, words)}
      action={
        onChange && (
          <span className="portal-recurring__asked">
            {problem === 'wallet' ? (
              <a className={buttonClass({ variant: 'primary' })} {...target('/wallet')}>
                {t('recurring.topUp')}
              </a>
            ) : (
              <Button variant="primary" isLoading={isBusy} onClick={() => onChange(problem === 'price' ? 'accept' : 'retry')}>
                {problem === 'price' ? t('recurring.accept', { price: formatBaht(priceSatang ?? 0) }) : t('recurring.retry')}
              </Button>
            )}
            <Button variant="quiet" isDisabled={isBusy} onClick={() => onChange('skip')}>
              {t('recurring.skipped')}
            </Button>
          </span>
        )
      }
    >
      {whyOf(occurrence, recurrence.agreedSatang, t)}
      {problemText ? ` ${nameOf(problemText)}` : null}
      {problem === 'price' ? ` ${t('recurring.acceptHelp')}` : null}
    </Banner>
  );
}
