import type { Department, MemberRights } from '@songwai/core/companies/company-member';
import { companyRoles } from '@songwai/core/companies/company-role';
import { inviteMember } from '@songwai/core/companies/invitations-calls';
import { loginName } from '@songwai/core/validation/fields/login-name';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { useStoredDraft } from '../../shell/settings/use-stored-draft.ts';
import { type RoleChoice, RoleFields } from './role-fields.tsx';

interface InviteDialogProps {
  readonly departments: readonly Department[];
  readonly ownRights: MemberRights;
  readonly onInvited: (contact: string) => void;
  readonly onClose: () => void;
}

/** Invites a person by e-mail or text message. */
export function InviteDialog({ departments, ownRights, onInvited, onClose }: InviteDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [contact, setContact, forgetContact] = useStoredDraft('invitation');
  const [choice, setChoice] = useState<RoleChoice>({ role: 'booker', departmentId: '' });
  const [isWrong, setIsWrong] = useState(false);
  const sending = useAction();
  const field = useRef<HTMLInputElement>(null);
  const isAboutContact = sending.error?.field === 'contact';

  const handleSend = () => {
    const checked = loginName(contact);
    setIsWrong(!checked.ok);
    if (!checked.ok) return field.current?.focus();
    const { role, departmentId } = choice;
    return void sending.run(async () => {
      await inviteMember(transport, {
        contact: checked.value,
        rights: companyRoles[role ?? 'booker'],
        ...(departmentId !== '' && { departmentId }),
      });
      forgetContact();
      onInvited(checked.value);
    });
  };
  const handleContact = (next: string) => {
    setIsWrong(false);
    setContact(next);
  };

  const refusal = sending.error && isAboutContact ? gatewayErrorText(sending.error, t) : undefined;
  return (
    <FormDialog
      title={t('members.invite')}
      confirmLabel={t('members.sendInvitation')}
      cancelLabel={t('members.cancel')}
      isBusy={sending.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={isAboutContact ? null : sending.error} />
      <TextField
        ref={field}
        label={t('members.contact')}
        value={contact}
        onChange={handleContact}
        error={isWrong ? t('members.contactInvalid') : refusal}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="email"
        isRequired
      />
      <RoleFields value={choice} onChange={setChoice} {...{ departments, ownRights }} />
    </FormDialog>
  );
}
