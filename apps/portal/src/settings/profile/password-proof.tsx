import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PasswordField } from '@songwai/ui/password-field/password-field';
import { type RefObject, useEffect } from 'react';
import { AccountNameHint } from '../../shell/settings/account-name-hint.tsx';

interface PasswordProofProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly isMissing: boolean;
  /** Why the change was refused; shown here if it was the password. */
  readonly error: GatewayError | null;
}

/** The password that proves who changes what one signs in with. */
export function PasswordProof({ ref, value, onChange, isMissing, error }: PasswordProofProps) {
  const t = useTranslate();
  const refusal = error?.field === 'password' ? error : null;
  useEffect(() => {
    if (refusal) ref.current?.focus();
  }, [refusal, ref]);
  return (
    <>
      <AccountNameHint />
      <PasswordField
        ref={ref}
        label={t('settings.proof')}
        hint={t('settings.proofHelp')}
        value={value}
        onChange={onChange}
        error={isMissing ? t('account.passwordMissing') : refusal ? gatewayErrorText(refusal, t) : undefined}
        autoComplete="current-password"
        texts={{ show: t('account.showPassword'), hide: t('account.hidePassword') }}
        isRequired
      />
    </>
  );
}
