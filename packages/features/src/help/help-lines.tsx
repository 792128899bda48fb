import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { supportHoursAt } from '@songwai/core/chat/support/support-hours';
import type { StartupData } from '@songwai/core/startup/calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { Badge } from '@songwai/ui/badge/badge';
import { buttonClass } from '@songwai/ui/button/button';
import { HelpJob } from '@songwai/ui/help-panel/help-job';
import { Icon } from '@songwai/ui/icon/icon';
import { Navigation, Phone } from 'lucide';
import { useClock } from '../shared/clock-context.tsx';
import { useLocalName, useTranslate } from '../shared/translate-context.tsx';
import './help-lines.css';

export interface HelpLinesProps {
  readonly support: Pick<StartupData, 'supportPhone' | 'supportHours'>;
  /** `unread`: there is one, of which the gateway could not say more. */
  readonly job: TrackedJob | 'unread' | null;
  readonly onFollow: () => void;
}

/** How the delivery is, in two lines. */
const useJobWords = (): ((job: TrackedJob | 'unread') => { readonly title: string; readonly detail: string }) => {
  const t = useTranslate();
  const localName = useLocalName();
  return (job) => {
    if (job === 'unread') return { title: t('helpline.follow'), detail: '' };
    const { driver, nextStop, jobId, stops, statusText } = job;
    const stop = nextStop === null ? undefined : stops[nextStop];
    const id = formatJobId(jobId);
    return {
      title: driver && stop ? t('helpline.driverHeads', { name: driver.firstName, stop: stop.name }) : localName(statusText),
      detail: stop?.etaTime ? t('helpline.jobAbout', { job: id, time: stop.etaTime }) : t('helpline.job', { job: id }),
    };
  };
};

/** Whether people answer now, when they do, their number, and the way to the delivery. */
export function HelpLines({ support, job, onFollow }: HelpLinesProps) {
  const t = useTranslate();
  const { isOpen, opensAt } = supportHoursAt(support.supportHours, useClock()());
  const wordsOf = useJobWords();
  const { supportPhone, supportHours } = support;
  const phone = supportPhone ? supportCall(supportPhone) : null;
  return (
    <>
      <div className="sw-help-hours">
        <Badge tone={isOpen ? 'success' : 'neutral'} hasDot isWaiting={!isOpen}>
          {t(isOpen ? 'helpline.openNow' : 'helpline.closedNow')}
        </Badge>
        {opensAt ? <p>{t('helpline.opens', { time: bangkokTime(opensAt) })}</p> : null}
        {supportHours ? (
          <p className="sw-soft sw-figures">{t('helpline.hours', { hours: supportHours.replace('-', '–') })}</p>
        ) : null}
      </div>
      {job ? <HelpJob icon={Navigation} {...wordsOf(job)} onPress={onFollow} /> : null}
      {phone ? (
        <a
          className={buttonClass({ variant: isOpen ? 'primary' : 'secondary', size: 'large', isFullWidth: true })}
          href={phone.href}
        >
          <span className="sw-button__content">
            <Icon icon={Phone} />
            <span className="sw-figures">{t('helpline.call', { phone: phone.shown })}</span>
          </span>
        </a>
      ) : null}
    </>
  );
}
