import { exportData } from '@songwai/core/privacy/privacy-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Problem } from '../shell/actions/problem.tsx';
import { saveFile } from '../shell/actions/save-file.ts';
import { useAction } from '../shell/actions/use-action.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { FormDialog } from '../shell/settings/form-dialog.tsx';
import { IdentityProofFields } from './identity-proof-fields.tsx';
import { isAboutProof, useIdentityProof } from './use-identity-proof.ts';

interface ExportDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks who wants the copy of all data, then saves it. */
export function ExportDialog({ onDone, onClose }: ExportDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const proof = useIdentityProof();
  const exporting = useAction();

  const handleSend = () => {
    const given = proof.take();
    if (!given) return;
    void exporting.run(async () => {
      saveFile(await exportData(transport, given), 'songwai-my-data.json');
      onDone();
    });
  };

  return (
    <FormDialog
      title={t('privacy.export')}
      cancelLabel={t('privacy.cancel')}
      confirmLabel={t('privacy.exportConfirm')}
      isBusy={exporting.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <p>{t('privacy.exportLead')}</p>
      <Problem error={isAboutProof(exporting.error) ? null : exporting.error} />
      <IdentityProofFields proof={proof} error={exporting.error} />
    </FormDialog>
  );
}
