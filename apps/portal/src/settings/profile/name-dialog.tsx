import { updateProfile } from '@songwai/core/profile/profile-calls';
import type { User } from '@songwai/core/sessions/session-state';
import { checkForm } from '@songwai/core/validation/check-form';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { refreshUser } from '../../shell/session/use-user.ts';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';

interface NameDialogProps {
  readonly user: User;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Names = Pick<User, 'firstName' | 'lastName'>;

/** First and last name. */
export function NameDialog({ user, onSaved, onClose }: NameDialogProps) {
  const t = useTranslate();
  const portal = usePortal();
  const [names, setNames] = useState<Names>({ firstName: user.firstName, lastName: user.lastName });
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof Names, RuleProblem>>>>({});
  const saving = useAction();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);

  const handleSend = async () => {
    const checked = checkForm<Names>({
      firstName: requiredText(names.firstName, 'nameRequired'),
      lastName: requiredText(names.lastName, 'nameRequired'),
    });
    setProblems(checked.ok ? {} : checked.error);
    if (!checked.ok) return (checked.error.firstName ? first : last).current?.focus();
    const isSaved = await saving.run(async () => {
      await updateProfile(portal.transport, checked.value);
      await refreshUser(portal);
    });
    if (isSaved) onSaved();
  };
  const field = (name: keyof Names) => ({
    value: names[name],
    onChange: (text: string) => setNames({ ...names, [name]: text }),
    error: problems[name] && ruleText(t, problems[name]),
    maxLength: 100,
    isRequired: true,
  });
  return (
    <FormDialog
      title={t('settings.editName')}
      confirmLabel={t('settings.save')}
      cancelLabel={t('settings.cancel')}
      isBusy={saving.isBusy}
      onSend={() => void handleSend()}
      onClose={onClose}
    >
      <Problem error={saving.error} />
      <TextField ref={first} label={t('joining.firstName')} autoComplete="given-name" {...field('firstName')} />
      <TextField ref={last} label={t('joining.lastName')} autoComplete="family-name" {...field('lastName')} />
    </FormDialog>
  );
}
