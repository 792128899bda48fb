import { formatBaht } from '@songwai/core/basics/money';
import type { Recurrence } from '@songwai/core/recurring/recurrence';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { linkClass } from '@songwai/ui/link/link';
import { Switch } from '@songwai/ui/switch/switch';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { ChevronRight } from 'lucide';
import { useLocalTarget } from '../../shell/local-target.ts';
import { daysOfWeek, shortDay, wayOf, whenNext } from '../days/day-words.ts';
import { onePath } from '../recurring-view.ts';
import '@songwai/ui/card/deep-card.css';

export interface RecurringRowProps {
  readonly recurrence: Recurrence;
  readonly isCurrent: boolean;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** A recurring booking in the list: its way, its days, whether it runs, and its next day. */
export function RecurringRow({ recurrence, isCurrent, mayChange, isBusy, onSwitch }: RecurringRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const words = { t, language, now: useClock()() };
  const { id, state, order, rule, agreedSatang, next, asking, stoppedOn } = recurrence;
  const way = wayOf(order.stops);
  const stopped = stoppedOn === null ? '' : shortDay(stoppedOn, language);

  const stateText = (): string => {
    if (state === 'paused') return t('recurring.paused', { date: stopped });
    if (state === 'ended') return t('recurring.ended', { date: stopped });
    return next === null ? t('recurring.finished') : t('recurring.nextAt', { when: whenNext(next, words) });
  };

  return (
    <Card className="portal-recurring__row" tone={isCurrent ? 'tint' : 'plain'}>
      <div className="portal-recurring__row-head">
        <div className="sw-grow">
          <p className="sw-strong">{way}</p>
          <p className="sw-note sw-figures">
            {daysOfWeek(rule.weekdays, language)} {rule.pickUpTime} · {formatBaht(agreedSatang)}
          </p>
        </div>
        {state === 'ended' || !mayChange ? (
          <Badge>
            {t(state === 'ended' ? 'recurring.endedBadge' : state === 'paused' ? 'recurring.pausedBadge' : 'recurring.running')}
          </Badge>
        ) : (
          <Switch
            label={<VisuallyHidden>{t('recurring.runs', { way })}</VisuallyHidden>}
            isOn={state === 'active'}
            isBusy={isBusy}
            onChange={onSwitch}
          />
        )}
      </div>
      {asking.length > 0 ? <Badge tone="warn">{t('recurring.askedRefused')}</Badge> : null}
      <a
        className={`portal-recurring__row-foot sw-ruled ${linkClass({ kind: 'standalone' })}`}
        aria-current={isCurrent || undefined}
        {...target(onePath(id))}
      >
        <span className="sw-grow">{stateText()}</span>
        <VisuallyHidden>{way}</VisuallyHidden>
        <Icon icon={ChevronRight} size="small" />
      </a>
    </Card>
  );
}
