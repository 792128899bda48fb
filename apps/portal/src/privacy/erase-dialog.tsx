import { eraseData } from '@songwai/core/privacy/privacy-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { useQuery } from '@tanstack/react-query';
import { Problem } from '../shell/actions/problem.tsx';
import { useAction } from '../shell/actions/use-action.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { FormDialog } from '../shell/settings/form-dialog.tsx';
import { holdsIn, holdTexts } from './hold-texts.ts';
import { IdentityProofFields } from './identity-proof-fields.tsx';
import { privacyQuery } from './privacy-settings.queries.ts';
import { isAboutProof, useIdentityProof } from './use-identity-proof.ts';

interface EraseDialogProps {
  readonly onScheduled: (dueAt: Date) => void;
  readonly onClose: () => void;
}

/** Says what is erased, what the law keeps and how long it can be stopped, and asks for proof. */
export function EraseDialog({ onScheduled, onClose }: EraseDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const proof = useIdentityProof();
  const erasing = useAction();
  const status = useQuery(privacyQuery(transport));
  // Said before anybody types a password, and again as the gateway answers.
  const holds = holdsIn(erasing.error ? erasing.error.reply['holds'] : status.data?.erasureHolds);

  const handleSend = () => {
    const given = proof.take();
    if (given) void erasing.run(async () => onScheduled(await eraseData(transport, given)));
  };

  return (
    <FormDialog
      title={t('privacy.eraseTitle')}
      cancelLabel={t('privacy.cancel')}
      confirmLabel={t(erasing.error && holds.length > 0 ? 'privacy.eraseAgain' : 'privacy.eraseConfirm')}
      tone="danger"
      isBusy={erasing.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Banner tone="warn" title={t('privacy.eraseWarning')}>
        <Phrases text={t('privacy.eraseLead')} />
      </Banner>
      <ul className="portal-settings__points">
        <li>
          <Phrases text={t('privacy.eraseGoes')} />
        </li>
        <li>
          <Phrases text={t('privacy.eraseStays')} />
        </li>
      </ul>
      {holds.length > 0 ? (
        <Banner tone="danger" title={t('privacy.eraseBlocked')}>
          <ul className="portal-settings__points">
            {holds.map((hold) => (
              <li key={hold}>{t(holdTexts[hold])}</li>
            ))}
          </ul>
        </Banner>
      ) : (
        <Problem error={isAboutProof(erasing.error) ? null : erasing.error} />
      )}
      <IdentityProofFields proof={proof} error={erasing.error} />
    </FormDialog>
  );
}
