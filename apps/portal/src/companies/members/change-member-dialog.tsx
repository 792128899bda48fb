import type { CompanyMember, Department, MemberRights } from '@songwai/core/companies/company-member';
import { companyRoles, roleOf } from '@songwai/core/companies/company-role';
import { changeMember } from '@songwai/core/companies/members-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { type RoleChoice, RoleFields } from './role-fields.tsx';

interface ChangeMemberDialogProps {
  readonly member: CompanyMember;
  readonly departments: readonly Department[];
  readonly ownRights: MemberRights;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Gives a member another role or department. Rights that are no role's stay unless one is chosen. */
export function ChangeMemberDialog({ member, departments, ownRights, onChanged, onClose }: ChangeMemberDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const saving = useAction();
  const [choice, setChoice] = useState<RoleChoice>({
    role: roleOf(member.rights),
    departmentId: member.department?.departmentId ?? '',
  });

  const handleSend = () =>
    void saving.run(async () => {
      const { role, departmentId } = choice;
      const rights = role === null ? member.rights : companyRoles[role];
      await changeMember(transport, { userId: member.userId, departmentId: departmentId === '' ? null : departmentId, rights });
      onChanged();
    });

  return (
    <FormDialog
      title={`${member.firstName} ${member.lastName}`}
      confirmLabel={t('members.save')}
      cancelLabel={t('members.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={saving.error} />
      <RoleFields value={choice} onChange={setChoice} {...{ departments, ownRights }} />
    </FormDialog>
  );
}
