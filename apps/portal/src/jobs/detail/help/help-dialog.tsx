import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { askForHelp } from '@songwai/core/chat/support/calls';
import { supportHoursAt } from '@songwai/core/chat/support/support-hours';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { linkClass } from '@songwai/ui/link/link';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useRef, useState } from 'react';
import { Problem } from '../../../shell/actions/problem.tsx';
import { useAction } from '../../../shell/actions/use-action.ts';
import { supportPath } from '../../../shell/chat/support-path.ts';
import { useLocalizedNavigate } from '../../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { FormDialog } from '../../../shell/settings/form-dialog.tsx';

/** The gateway's limit. */
const longestMessage = 2000;

interface HelpDialogProps {
  readonly jobId: string;
  /** `06:00-24:00`. */
  readonly supportHours: string;
  readonly supportPhone: string;
  readonly onClose: () => void;
}

/** Asks support about a job: a message in the chat with support. It says when somebody answers. */
export function HelpDialog({ jobId, supportHours, supportPhone, onClose }: HelpDialogProps) {
  const t = useTranslate();
  const clock = useClock();
  const { transport } = usePortal();
  const navigate = useLocalizedNavigate();
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const sending = useAction();
  const field = useRef<HTMLTextAreaElement>(null);

  const handleSend = () => {
    const written = message.trim();
    setIsMissing(written === '');
    if (written === '') return field.current?.focus();
    return void sending.run(() => askForHelp(transport, { jobId, message: written }));
  };

  const { opensAt } = supportHoursAt(supportHours, clock());
  const when = opensAt === null ? t('job.helpNow') : t('job.helpFrom', { time: bangkokTime(opensAt) });
  const call = supportPhone ? (
    <p className="sw-small sw-soft">
      {t('job.helpUrgent')}{' '}
      <a className={`sw-figures ${linkClass({ kind: 'inline' })}`} href={supportCall(supportPhone).href}>
        {supportCall(supportPhone).shown}
      </a>
    </p>
  ) : null;

  if (sending.isDone)
    return (
      <Dialog
        isOpen
        title={t('job.helpTitle')}
        closeLabel={t('common.close')}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('common.close')}</Button>
            <Button variant="primary" onClick={() => navigate(supportPath)}>
              {t('job.helpToChat')}
            </Button>
          </>
        }
      >
        <Banner tone="success" title={t('job.helpSent')}>
          {when}
        </Banner>
        {call}
      </Dialog>
    );
  return (
    <FormDialog
      title={t('job.helpTitle')}
      cancelLabel={t('common.close')}
      confirmLabel={t('job.helpSend')}
      isBusy={sending.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      {sending.error?.code === 429 ? <Banner tone="danger">{t('job.helpTooMany')}</Banner> : <Problem error={sending.error} />}
      <TextArea
        ref={field}
        label={t('job.helpLabel')}
        hint={when}
        value={message}
        onChange={setMessage}
        maxLength={longestMessage}
        rows={4}
        error={isMissing && message.trim() === '' ? t('job.helpMissing') : undefined}
        isRequired
      />
      {call}
    </FormDialog>
  );
}
