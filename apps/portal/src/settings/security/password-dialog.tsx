import { changePassword } from '@songwai/core/identity/password-calls';
import { checkForm } from '@songwai/core/validation/check-form';
import { newPassword, repeatedPassword } from '@songwai/core/validation/fields/password';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { PasswordField } from '@songwai/ui/password-field/password-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NewPasswordFields, type NewPasswords } from '../../sessions/passwords/new-password-fields.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { AccountNameHint } from '../../shell/settings/account-name-hint.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { sessionsQuery } from './sessions.queries.ts';

interface PasswordDialogProps {
  /** The password now is forgotten, or there is none. */
  readonly onForgotten: () => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface Passwords extends NewPasswords {
  readonly current: string;
}

/** The password now and the new one. Changing it signs out every other device. */
export function PasswordDialog({ onForgotten, onChanged, onClose }: PasswordDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const [values, setValues] = useState<Passwords>({ current: '', password: '', repeatedPassword: '' });
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof Passwords, RuleProblem>>>>({});
  const sending = useAction();
  const field = useRef<HTMLInputElement>(null);
  const isWrong = sending.error?.field === 'password';

  const handleSend = async () => {
    const checked = checkForm<Passwords>({
      current: requiredText(values.current, 'passwordRequired'),
      password: newPassword(values.password),
      repeatedPassword: repeatedPassword(values.password, values.repeatedPassword),
    });
    setProblems(checked.ok ? {} : checked.error);
    if (!checked.ok) {
      const [first] = Object.keys(checked.error);
      field.current?.form?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    const isDone = await sending.run(() => changePassword(transport, { password: values.current, newPassword: values.password }));
    if (!isDone) return field.current?.focus();
    await queries.invalidateQueries({ queryKey: sessionsQuery(transport).queryKey });
    onChanged();
  };

  return (
    <FormDialog
      title={t('settings.changePassword')}
      confirmLabel={t('settings.savePassword')}
      cancelLabel={t('settings.cancel')}
      isBusy={sending.isBusy}
      onSend={() => void handleSend()}
      onClose={onClose}
    >
      <p className="sw-soft">{t('settings.changePasswordHelp')}</p>
      {isWrong ? null : <Problem error={sending.error} />}
      <AccountNameHint />
      <PasswordField
        ref={field}
        name="current"
        label={t('settings.currentPassword')}
        value={values.current}
        onChange={(current) => setValues({ ...values, current })}
        error={
          problems.current
            ? ruleText(t, problems.current)
            : isWrong && sending.error
              ? gatewayErrorText(sending.error, t)
              : undefined
        }
        autoComplete="current-password"
        texts={{ show: t('account.showPassword'), hide: t('account.hidePassword') }}
        isRequired
      />
      <NewPasswordFields
        label={t('joining.newPassword')}
        values={values}
        problems={problems}
        onEdit={(passwords) => setValues({ ...values, ...passwords })}
      />
      <Button variant="quiet" onClick={onForgotten}>
        {t('settings.noPassword')}
      </Button>
    </FormDialog>
  );
}
