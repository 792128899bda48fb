import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Link } from '@songwai/ui/link/link';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { LegalPartFailed } from './legal-failed.tsx';
import { privacyContactsQuery } from './privacy-contacts.queries.ts';

/** Contacts for questions about data, from the gateway, because they change more often than texts. */
export function PrivacyContactsCard() {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(privacyContactsQuery(transport, useLanguage()));
  return (
    <QueryFrame
      query={query}
      skeleton={
        <SkeletonGroup label={t('portal.loading')}>
          <Skeleton shape="block" height="128px" />
        </SkeletonGroup>
      }
      failed={(retry) => <LegalPartFailed onRetry={retry} />}
    >
      {({ officer, authority }) => (
        <Card className="portal-legal__contacts">
          <dl>
            <dt className="sw-note">{t('legal.officer')}</dt>
            <dd>
              <span className="sw-strong">{officer.name}</span>
              {officer.email ? <Link href={`mailto:${officer.email}`}>{officer.email}</Link> : null}
              {officer.phone ? <Link href={supportCall(officer.phone).href}>{supportCall(officer.phone).shown}</Link> : null}
            </dd>
            <dt className="sw-note">{t('legal.authority')}</dt>
            <dd>
              <span className="sw-strong">{authority.name}</span>
              <Link href={authority.website} newWindowText={t('account.newWindow')}>
                {authority.website.replace('https://', '')}
              </Link>
            </dd>
          </dl>
        </Card>
      )}
    </QueryFrame>
  );
}
