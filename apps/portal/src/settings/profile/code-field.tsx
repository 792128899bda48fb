import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { useEffect, useRef } from 'react';
import { codeDigits } from '../../shell/session/code-digits.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly isShort: boolean;
  /** Why the code was refused. */
  readonly error: GatewayError | null;
}

/** The code that was just sent; it takes the focus. */
export function CodeField({ value, onChange, isShort, error }: CodeFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const refusal = error?.field === 'verifyCode' ? gatewayErrorText(error, t) : undefined;
  return (
    <OtpField
      ref={field}
      label={t('joining.code')}
      value={value}
      onChange={onChange}
      length={otpDigits}
      parse={codeDigits}
      error={isShort ? t('joining.codeMissing') : refusal}
      isRequired
    />
  );
}
