import { type ChatReportReason, reportChat } from '@songwai/core/chat/reports/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';

interface ReportDialogProps {
  readonly roomId: string;
  readonly onClose: () => void;
}

const reasons: readonly ChatReportReason[] = ['rude', 'harassment', 'fraud', 'unsafe', 'other'];
const longestComment = 1_000;

/** Tells support what is wrong with the other side of a room. */
export function ReportDialog({ roomId, onClose }: ReportDialogProps) {
  const t = useTranslate();
  const { transport, part } = usePortal();
  const alerts = part(openAlerts);
  const sending = useAction();
  const [reason, setReason] = useState<ChatReportReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [comment, setComment] = useState('');
  const handleSend = async () => {
    setIsMissing(reason === null);
    if (reason === null) return;
    const written = comment.trim();
    const report = { roomId, reason, ...(written !== '' && { comment: written }) };
    if (!(await sending.run(() => reportChat(transport, report)))) return;
    alerts.show({ tone: 'success', title: t('chat.reported') });
    onClose();
  };
  return (
    <FormDialog
      title={t('chat.report')}
      confirmLabel={t('chat.reportSend')}
      cancelLabel={t('chat.cancel')}
      isBusy={sending.isBusy}
      onSend={() => void handleSend()}
      onClose={onClose}
    >
      <Problem error={sending.error} />
      <p className="sw-soft">{t('chat.reportHelp')}</p>
      {isMissing && reason === null ? <Banner tone="danger">{t('chat.reportReasonMissing')}</Banner> : null}
      <RadioCards
        label={t('chat.reportReason')}
        layout="list"
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({ value, label: t(`chat.reportReason.${value}`) }))}
      />
      <TextArea label={t('chat.reportComment')} value={comment} onChange={setComment} maxLength={longestComment} rows={3} />
    </FormDialog>
  );
}
