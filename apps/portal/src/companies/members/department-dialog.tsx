import type { Department } from '@songwai/core/companies/company-member';
import { saveDepartment } from '@songwai/core/companies/members-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';

interface DepartmentDialogProps {
  /** The one to rename; null adds one. */
  readonly department: Department | null;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** The gateway's limit. */
const longestName = 80;

/** Adds or renames a department. */
export function DepartmentDialog({ department, onSaved, onClose }: DepartmentDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [name, setName] = useState(department?.name ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const saving = useAction();
  const field = useRef<HTMLInputElement>(null);

  const handleSend = () => {
    const given = name.trim();
    setIsMissing(given === '');
    if (given === '') return field.current?.focus();
    return void saving.run(async () => {
      await saveDepartment(transport, { name: given, ...(department && { departmentId: department.departmentId }) });
      onSaved(given);
    });
  };

  return (
    <FormDialog
      title={t(department ? 'members.departmentRename' : 'members.add')}
      confirmLabel={t('members.save')}
      cancelLabel={t('members.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={saving.error} />
      <TextField
        ref={field}
        label={t('members.departmentName')}
        value={name}
        onChange={setName}
        maxLength={longestName}
        error={isMissing && name.trim() === '' ? t('members.departmentMissing') : undefined}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}
