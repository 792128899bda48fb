import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { DeskMatter } from '@songwai/core/chat/support/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { CountBadge } from '@songwai/ui/count-badge/count-badge';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { mattersQuery } from './support.queries.ts';

/** Where each is read and decided, as long as it has no page of its own. */
const calls: Readonly<Record<DeskMatter['kind'], string>> = {
  companyDocuments: '/api/admin/company/verification',
  privacyRequests: '/api/admin/pdpa/requests',
  enquiries: '/api/admin/enquiries',
  tipLimits: '/api/admin/tip_alerts',
};
const asList = { role: 'list' };

/** What waits for administrators and is no question in a chat; nothing where nothing does. */
export function DeskMatters() {
  const t = useTranslate();
  const { transport } = usePortal();
  const { data: matters = [] } = useQuery(mattersQuery(transport));
  if (matters.length === 0) return null;
  return (
    <section className="portal-support__matters" aria-labelledby="support-matters">
      <h2 id="support-matters" className="sw-strong">
        {t('support.elsewhere')}
      </h2>
      <ul {...asList}>
        {matters.map(({ kind, count, since }) => (
          <li key={kind}>
            <ListRow
              title={t(`support.matter.${kind}`)}
              detail={
                <>
                  {t('support.matterSince', { date: bangkokDate(since) })}
                  <span className="portal-support__line">{t('support.matterCall', { path: calls[kind] })}</span>
                </>
              }
              trailing={<CountBadge count={count} label={t('support.matterCount', { count })} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
