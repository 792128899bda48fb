import type { User } from '@songwai/core/sessions/session-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { Link } from '@songwai/ui/link/link';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { contactText } from '../shell/settings/contact-text.ts';
import { SettingsCard } from '../shell/settings/settings-card.tsx';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** What is stored about the user, in short; the policy and the copy have the rest. */
export function StoredData({ user }: { readonly user: User }) {
  const t = useTranslate();
  const language = useLanguage();
  const account = joined(
    `${user.firstName} ${user.lastName}`.trim(),
    contactText(user.phone),
    user.userName === user.phone ? '' : user.userName,
  );
  const company = joined(user.companyName, user.companyTaxId);
  return (
    <SettingsCard
      title={t('privacy.stored')}
      action={
        <Link href={localizedPath(language, '/privacy')} newWindowText={t('privacy.newWindow')} kind="standalone">
          {t('privacy.policy')}
        </Link>
      }
    >
      <DescriptionList
        kind="rows"
        emptyText={t('privacy.notGiven')}
        items={[
          { term: t('privacy.storedAccount'), detail: account },
          ...(company === '' ? [] : [{ term: t('privacy.storedCompany'), detail: company }]),
          { term: t('privacy.storedJobs'), detail: t('privacy.storedJobsDetail') },
          { term: t('privacy.storedPayments'), detail: t('privacy.storedPaymentsDetail') },
          { term: t('privacy.storedUse'), detail: t('privacy.storedUseDetail') },
          { term: t('privacy.storedConsents'), detail: t('privacy.storedConsentsDetail') },
        ]}
      />
    </SettingsCard>
  );
}
