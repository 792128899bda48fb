import { formatBaht } from '@songwai/core/basics/money';
import { cancelFee } from '@songwai/core/jobs/fees/cancel-fee';
import { freeWaitingMinutes, waitingFee } from '@songwai/core/jobs/fees/waiting-fee';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { Camera, ShieldCheck, Timer } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';
import './review-view.css';

/** What is good to know before booking: cancelling, waiting, proof. */
export function ReviewRules() {
  const t = useTranslate();
  const rules = [
    { icon: ShieldCheck, text: t('review.cancelRule', { fee: formatBaht(cancelFee('arrived')) }) },
    {
      icon: Timer,
      text: t('review.waitRule', { minutes: freeWaitingMinutes, fee: formatBaht(waitingFee(freeWaitingMinutes + 1)) }),
    },
    { icon: Camera, text: t('review.proofRule') },
  ];
  return (
    <Card tone="sunken">
      <ul className="sw-review__rules" aria-label={t('review.rules')}>
        {rules.map(({ icon, text }) => (
          <li key={text} className="sw-review__rule">
            <Icon icon={icon} />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
