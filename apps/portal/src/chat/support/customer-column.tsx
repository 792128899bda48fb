import { formatJobId } from '@songwai/core/basics/ids';
import { wayText } from '@songwai/core/jobs/way-text';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { Badge } from '@songwai/ui/badge/badge';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Link } from '@songwai/ui/link/link';
import { ListRow } from '@songwai/ui/list/list-row';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { shortMoment, statusText } from '../room-names.ts';
import { customerQuery } from './support.queries.ts';
import '../../shell/chat/job/job-column.css';

interface CustomerColumnProps {
  readonly roomId: string;
  readonly aboutJobId: string | null;
}

const asList = { role: 'list' };

/** Who asks, and their latest jobs; that an admin has looked is recorded. */
export function CustomerColumn({ roomId, aboutJobId }: CustomerColumnProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const now = useClock()();
  const { transport } = usePortal();
  const query = useQuery(customerQuery(transport, roomId));
  const customer = query.data;
  return (
    <aside className="portal-chat__job sw-chat-pane" aria-label={t('support.customer')}>
      {query.isError ? (
        <ErrorState
          title={t('support.customerFailed')}
          retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}
        />
      ) : customer === undefined ? (
        <SkeletonGroup label={t('portal.loading')}>
          <Skeleton shape="block" height="140px" />
        </SkeletonGroup>
      ) : (
        <>
          <div>
            <p className="sw-note">{t('support.customer')}</p>
            <h2 className="sw-heading">{customer.name}</h2>
            {customer.companyName ? <p className="sw-soft">{customer.companyName}</p> : null}
            {customer.partnerName ? <p className="sw-soft">{t('support.guestOf', { partner: customer.partnerName })}</p> : null}
            {customer.phone ? (
              <Link kind="standalone" icon={Phone} href={supportCall(customer.phone).href}>
                {t('support.call', { phone: supportCall(customer.phone).shown })}
              </Link>
            ) : null}
            {customer.email ? (
              <Link kind="standalone" icon={Mail} href={`mailto:${customer.email}`}>
                {customer.email}
              </Link>
            ) : null}
          </div>
          <section aria-labelledby="support-jobs">
            <h3 id="support-jobs" className="sw-strong">
              {t('support.jobs')}
            </h3>
            {customer.jobs.length === 0 ? <p className="sw-note">{t('support.noJobs')}</p> : null}
            <ul {...asList}>
              {customer.jobs.map(({ id, status, trackingId, from, to, createdAt, hasRoom }) => (
                <li key={id}>
                  <ListRow
                    title={
                      <>
                        <span className="sw-figures">{formatJobId(id)}</span>{' '}
                        {id === aboutJobId ? <Badge tone="warn">{t('support.aboutJob')}</Badge> : null}
                      </>
                    }
                    detail={
                      <>
                        {wayText(from, to)}
                        <br />
                        {statusText(status, t)} · {shortMoment(createdAt, now, { t, language })}
                      </>
                    }
                    link={target(hasRoom ? `/admin/support/${id}` : `/t/${trackingId}`)}
                  />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </aside>
  );
}
