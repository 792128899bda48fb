import { createGuid } from '@songwai/core/basics/ids';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { mendStop } from '@songwai/core/jobs/mend-calls';
import { longest } from '@songwai/core/validation/field-limits';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useClock } from '@songwai/features/shared/clock-context';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef, useState } from 'react';
import { Problem } from '../../../shell/actions/problem.tsx';
import { useAction } from '../../../shell/actions/use-action.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { FormDialog } from '../../../shell/settings/form-dialog.tsx';
import { changedFields, checkMendForm, type MendForm, mendFormOf } from './mend-form.ts';

interface MendDialogProps {
  readonly jobId: string;
  readonly index: number;
  readonly stop: JobStop;
  readonly onMended: () => void;
  readonly onClose: () => void;
}

/** Corrects whom the driver meets at a stop, and the note there; the driver sees it at once. */
export function MendDialog({ jobId, index, stop, onMended, onClose }: MendDialogProps) {
  const t = useTranslate();
  const clock = useClock();
  const { transport, random } = usePortal();
  const [form, setForm] = useState<MendForm>(() => mendFormOf(stop));
  const [guid] = useState(() => createGuid(clock(), random));
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const checked = checkMendForm(form);
  const problems = wasSent && !checked.ok ? checked.error : {};
  const errorOf = (field: keyof MendForm) => problems[field] && ruleText(t, problems[field]);

  const handleSend = () => {
    setWasSent(true);
    if (!checked.ok) return (checked.error.contactName ? name : phone).current?.focus();
    const changes = changedFields(stop, checked.value);
    if (Object.keys(changes).length === 0) return onClose();
    return void saving.run(async () => {
      await mendStop(transport, { jobId, stop: index, guid, ...changes });
      onMended();
    });
  };

  return (
    <FormDialog
      title={index === 0 ? t('job.mendPickUp') : t('job.mendTitle', { stop: index + 1 })}
      confirmLabel={t('job.mendSave')}
      cancelLabel={t('job.mendCancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <p className="sw-small sw-soft">{t('job.mendHelp', { place: stop.name })}</p>
      <Problem error={saving.error} />
      <TextField
        ref={name}
        label={t('job.mendName')}
        value={form.contactName}
        onChange={(contactName) => setForm({ ...form, contactName })}
        error={errorOf('contactName')}
        maxLength={longest.contactName}
        autoComplete="off"
        isRequired
      />
      <PhoneField
        ref={phone}
        label={t('job.mendPhone')}
        digits={form.contactPhone}
        onChange={(contactPhone) => setForm({ ...form, contactPhone })}
        error={errorOf('contactPhone')}
        parse={parsePhone}
        format={formatPhone}
        maxDigits={maxPhoneDigits}
        autoComplete="off"
        isRequired
      />
      <TextArea
        label={t('job.mendNote')}
        hint={t('job.mendNoteHelp')}
        value={form.remark}
        onChange={(remark) => setForm({ ...form, remark })}
        maxLength={longest.stopRemark}
        rows={3}
      />
    </FormDialog>
  );
}
