import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import { leaveCompany } from '@songwai/core/companies/members-calls';
import { lacksOffice, withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { officeText } from '@songwai/features/shared/office-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { refreshUser } from '../../shell/session/use-user.ts';
import { CorrectionDialog } from '../../shell/settings/correction-dialog.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import type { CompanyAccount } from './company-form.ts';

interface CompanyDataProps {
  readonly user: CompanyAccount;
  readonly onDone: (text: string | null) => void;
}

/** The company's data: its owner changes it until it is verified, then finance does; other members may leave. */
export function CompanyData({ user, onDone }: CompanyDataProps) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const [form, setForm] = useState<'edit' | 'ask' | 'leave' | null>(null);
  const { company } = user;
  const isVerified = company?.isVerified ?? false;
  const isOwner = company?.isOwner ?? user.kind === 'company';

  const open = (next: typeof form) => {
    onDone(null);
    setForm(next);
  };
  const finish = (text: string) => {
    setForm(null);
    onDone(text);
  };
  const leave = async () => {
    await leaveCompany(portal.transport);
    await refreshUser(portal).catch(portal.onError);
  };

  const edit = (
    <Button variant="quiet" onClick={() => open('edit')}>
      {t('company.edit')}
    </Button>
  );
  return (
    <>
      <SettingsCard
        title={t('company.data')}
        action={isVerified ? <Badge tone="success">{t('company.verified')}</Badge> : isOwner ? edit : null}
      >
        <DescriptionList
          kind="rows"
          emptyText={t('company.notGiven')}
          items={[
            { term: t('company.name'), detail: user.companyName || undefined },
            { term: t('company.taxId'), detail: user.companyTaxId ? formatTaxId(user.companyTaxId) : undefined },
            { term: t('company.address'), detail: withPostcode(user.companyAddress, user.companyPostcode) || undefined },
            { term: t('company.branch'), detail: officeText(t, user.companyBranch) || undefined },
            ...(company?.companyId ? [{ term: t('company.id'), detail: company.companyId }] : []),
          ]}
        />
      </SettingsCard>
      {isOwner && user.kind === 'company' && lacksOffice({ branch: user.companyBranch, postcode: user.companyPostcode }) ? (
        <Banner
          tone="warn"
          action={
            <Button variant="quiet" onClick={() => open('edit')}>
              {t('company.addOffice')}
            </Button>
          }
        >
          {t('billing.officeMissing')}
        </Banner>
      ) : null}
      {isOwner && isVerified ? (
        <Banner
          tone="info"
          action={
            <Button variant="quiet" onClick={() => open('ask')}>
              {t('company.askChange')}
            </Button>
          }
        >
          {t('company.locked')}
        </Banner>
      ) : null}
      {isOwner ? null : (
        <Banner
          tone="info"
          action={
            <Button variant="quiet" onClick={() => open('leave')}>
              {t('company.leave')}
            </Button>
          }
        >
          {t('company.memberDetail')}
        </Banner>
      )}
      {form === 'edit' ? (
        <CompanyDialog
          user={user}
          isOfficeOnly={isVerified}
          onSaved={() => finish(t('company.saved'))}
          onClose={() => setForm(null)}
        />
      ) : null}
      {form === 'ask' ? (
        <CorrectionDialog
          texts={{
            title: t('company.askChangeTitle'),
            label: t('company.askChangeLabel'),
            missing: t('company.askChangeMissing'),
            send: t('company.askChangeSend'),
            cancel: t('company.cancel'),
          }}
          onSent={(dueAt) => finish(t('company.askSent', { date: formatLongDate(dueAt, language) }))}
          onClose={() => setForm(null)}
        />
      ) : null}
      {form === 'leave' ? (
        <ConfirmAction
          title={t('company.leaveTitle', { name: user.companyName })}
          detail={t('company.leaveDetail')}
          confirmLabel={t('company.leave')}
          cancelLabel={t('company.leaveStay')}
          act={leave}
          onDone={() => finish(t('company.left'))}
          onCancel={() => setForm(null)}
        />
      ) : null}
    </>
  );
}
