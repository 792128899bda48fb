import { newPassword, repeatedPassword } from '@songwai/core/validation/fields/password';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PasswordField } from '@songwai/ui/password-field/password-field';

/** A new password and its repetition. */
export interface NewPasswords {
  readonly password: string;
  readonly repeatedPassword: string;
}

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly values: NewPasswords;
  readonly problems: Readonly<Partial<Record<keyof NewPasswords, RuleProblem>>>;
  readonly onEdit: (values: NewPasswords) => void;
}

/** A new password with its rule written under it from the start, and the repetition, ticked when both are equal. */
export function NewPasswordFields({ label, values, problems, onEdit }: NewPasswordFieldsProps) {
  const t = useTranslate();
  const { password, repeatedPassword: repeated } = values;
  const texts = { show: t('account.showPassword'), hide: t('account.hidePassword') };
  const isUsable = newPassword(password).ok;
  const isEqual = isUsable && repeatedPassword(password, repeated).ok;
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={problems.password?.code === 'passwordInvalid' ? undefined : t('joining.passwordRule')}
        value={password}
        onChange={(text) => onEdit({ password: text, repeatedPassword: repeated })}
        error={problems.password && ruleText(t, problems.password)}
        validText={isUsable ? t('joining.usable') : undefined}
        autoComplete="new-password"
        texts={texts}
        isRequired
      />
      <PasswordField
        name="repeatedPassword"
        label={t('joining.repeatPassword')}
        value={repeated}
        onChange={(text) => onEdit({ password, repeatedPassword: text })}
        error={problems.repeatedPassword && ruleText(t, problems.repeatedPassword)}
        validText={isEqual ? t('joining.usable') : undefined}
        autoComplete="new-password"
        texts={texts}
        isRequired
      />
    </>
  );
}
