import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { ChatJob } from '@songwai/core/chat/chat-room';
import type { JobDetail } from '@songwai/core/jobs/job';
import { photoPath } from '@songwai/core/photos/photo-calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { trackingEntries } from '@songwai/features/tracking/tracking-entries';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { CircleAlert, Phone } from 'lucide';
import '@songwai/ui/card/deep-card.css';
import { useLanguage } from '../../language/use-language.ts';
import { useLocalTarget } from '../../local-target.ts';
import { supportPath } from '../support-path.ts';
import { doneTime } from './done-time.ts';
import './job-column.css';

interface JobColumnProps {
  readonly job: ChatJob;
  /** Its status in words. */
  readonly status: string;
  /** Undefined while it loads, null where it cannot be read. */
  readonly tracked: TrackedJob | null | undefined;
  readonly detail: JobDetail | null | undefined;
}

/** The job of a room beside it: its way, what is sent, what is paid, and whom to call. */
export function JobColumn({ job, status, tracked, detail }: JobColumnProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const time = doneTime(tracked);
  const { nextStop } = job;
  const receiver = nextStop ? detail?.stops[nextStop.stop] : undefined;
  const cod = detail?.stops.reduce((sum, { codSatang }) => sum + (codSatang ?? 0), 0) ?? 0;
  return (
    <aside className="portal-chat__job sw-chat-pane" aria-label={t('chat.job', { job: formatJobId(job.id) })}>
      <div>
        <p className="sw-note sw-figures">{t('chat.job', { job: formatJobId(job.id) })}</p>
        <h2 className="sw-heading">
          {nextStop ? t('chat.left', { count: nextStop.left }) : status}{' '}
          {nextStop && time ? <em className="sw-accent sw-figures sw-phrase">{t('chat.aroundTime', { time })}</em> : null}
        </h2>
      </div>
      {tracked ? (
        <Timeline label={t('tracking.timeline')} entries={trackingEntries(tracked, t, language)} />
      ) : tracked === undefined ? (
        <SkeletonGroup label={t('portal.loading')}>
          <Skeleton shape="block" height="180px" />
        </SkeletonGroup>
      ) : null}
      {detail ? <Goods detail={detail} /> : null}
      {detail ? (
        <div className="portal-chat__facts sw-ruled">
          <dl className="portal-chat__sums">
            <dt className="sw-soft">{t('chat.paid')}</dt>
            <dd className="sw-strong sw-figures">{formatBaht(detail.netSatang)}</dd>
            {cod > 0 ? (
              <>
                <dt className="sw-soft">{t('chat.cod')}</dt>
                <dd className="sw-strong sw-figures">{formatBaht(cod)}</dd>
              </>
            ) : null}
          </dl>
        </div>
      ) : null}
      <div className="portal-chat__job-end">
        {receiver?.contactPhone ? (
          <a className={buttonClass({ isFullWidth: true })} href={supportCall(receiver.contactPhone).href}>
            <span className="sw-button__content">
              <Icon icon={Phone} />
              {t('jobs.callDriver', { name: receiver.contactName || receiver.name })}
            </span>
          </a>
        ) : null}
        <a className={buttonClass({ variant: 'soft', isFullWidth: true })} {...target(`${supportPath}?job=${job.id}`)}>
          <span className="sw-button__content">
            <Icon icon={CircleAlert} />
            {t('chat.report')}
          </span>
        </a>
      </div>
    </aside>
  );
}

function Goods({ detail }: { readonly detail: JobDetail }) {
  const t = useTranslate();
  const { remark, remarkImages } = detail;
  if (remark === '' && remarkImages.length === 0) return null;
  return (
    <div className="portal-chat__facts sw-ruled">
      <p className="sw-note">{t('chat.goods')}</p>
      {remark === '' ? null : <p>{remark}</p>}
      {remarkImages.length > 0 ? (
        <ul className="portal-chat__photos">
          {remarkImages.map((name) => (
            <li key={name}>
              <img className="sw-photo" src={photoPath(name)} alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
