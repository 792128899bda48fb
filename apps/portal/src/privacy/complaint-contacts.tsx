import { useTranslate } from '@songwai/features/shared/translate-context';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { Link } from '@songwai/ui/link/link';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { privacyContactsQuery } from '../legal/document/privacy-contacts.queries.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { contactText } from '../shell/settings/contact-text.ts';
import { SettingsCard } from '../shell/settings/settings-card.tsx';

/** Whom to complain to: our officer, or the authority. */
export function ComplaintContacts() {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(privacyContactsQuery(transport, useLanguage()));
  return (
    <SettingsCard title={t('privacy.complain')} detail={t('privacy.complainDetail')}>
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="128px" />
          </SkeletonGroup>
        }
      >
        {({ officer, authority }) => (
          <DescriptionList
            kind="rows"
            emptyText={t('privacy.notGiven')}
            items={[
              {
                term: t('privacy.officer'),
                detail: (
                  <>
                    <span className="portal-settings__line">{officer.name}</span>
                    {officer.email ? <Link href={`mailto:${officer.email}`}>{officer.email}</Link> : null}{' '}
                    {officer.phone ? <Link href={`tel:${officer.phone}`}>{contactText(officer.phone)}</Link> : null}
                  </>
                ),
              },
              {
                term: t('privacy.authority'),
                detail: (
                  <>
                    <span className="portal-settings__line">{authority.name}</span>
                    <Link href={authority.website} newWindowText={t('privacy.newWindow')}>
                      {authority.website.replace('https://', '')}
                    </Link>
                  </>
                ),
              },
            ]}
          />
        )}
      </QueryFrame>
    </SettingsCard>
  );
}
