import type { CompanyVerification as Verification } from '@songwai/core/companies/company-verification';
import { submitVerification } from '@songwai/core/companies/documents-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { verificationQuery } from './company-settings.queries.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentPickers } from './document-pickers.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

/** The documents that verify the company: adding and sending them, the wait, and what came of it. */
export function CompanyVerification({ onDone }: { readonly onDone: (text: string | null) => void }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(verificationQuery(transport));
  return (
    <SettingsCard title={t('company.documents')}>
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="240px" />
          </SkeletonGroup>
        }
        failed={(retry) => (
          <ErrorState title={t('company.documentsFailed')} retry={{ label: t('common.retry'), onRetry: retry }} />
        )}
      >
        {(verification) => <VerificationState verification={verification} onDone={onDone} />}
      </QueryFrame>
    </SettingsCard>
  );
}

interface VerificationStateProps {
  readonly verification: Verification;
  readonly onDone: (text: string | null) => void;
}

function VerificationState({ verification, onDone }: VerificationStateProps) {
  const t = useTranslate();
  const { state, documents, dueDate } = verification;
  if (state === 'verified') return <DocumentList documents={documents} isChecked />;
  if (state !== 'waiting') return <DocumentsToSend verification={verification} onDone={onDone} />;
  return (
    <>
      <div className="portal-settings__inset">
        <Timeline
          label={t('company.steps')}
          entries={[
            {
              id: 'sent',
              node: { state: 'done' },
              title: t('company.stepSent'),
              detail: t('company.stepSentDetail', { count: documents.length }),
            },
            {
              id: 'checking',
              node: { state: 'focus', number: 2 },
              segment: 'dotted',
              title: t('company.stepChecking'),
              detail: t('company.stepCheckingDetail', { date: dueDate ?? '' }),
              isCurrent: true,
            },
            {
              id: 'approved',
              node: { state: 'todo', number: 3 },
              title: t('company.stepApproved'),
              detail: t('company.stepApprovedDetail'),
            },
          ]}
        />
      </div>
      <DocumentList documents={documents} isChecked={false} />
    </>
  );
}

function DocumentsToSend({ verification: { state, reason, documents }, onDone }: VerificationStateProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const submitting = useAction();
  const uploading = useDocumentUploads();
  // Sent now, a document under way would be missing; one that failed is the person's to try again or remove.
  const isUploading = uploading.uploads.some(({ problem }) => problem === null);
  const handleSubmit = () => {
    onDone(null);
    void submitting.run(async () => {
      const dueDate = await submitVerification(transport);
      await queries.invalidateQueries({ queryKey: verificationQuery(transport).queryKey });
      onDone(t('company.submitted', { date: dueDate }));
    });
  };
  const why = reason === null ? null : t('company.reason', { reason });
  return (
    <div className="portal-settings__inset">
      <Stack>
        {state === 'refused' ? (
          <Banner tone="danger" title={t('company.refused')}>
            <p>{why}</p>
            <p>{t('company.refusedNext')}</p>
          </Banner>
        ) : why ? (
          <Banner tone="warn" title={t('company.reopened')}>
            {why}
          </Banner>
        ) : (
          <p className="sw-soft">
            <Phrases text={t('company.documentsLead')} />
          </p>
        )}
        <DocumentPickers documents={documents} uploading={uploading} />
        <Problem error={submitting.error} />
        <Button variant="primary" isLoading={submitting.isBusy || isUploading} onClick={handleSubmit}>
          {t('company.submit')}
        </Button>
      </Stack>
    </div>
  );
}
