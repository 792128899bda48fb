import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { AskedCode } from '@songwai/core/identity/code-sent';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { useEffect, useRef } from 'react';
import { AskAgain } from '../../sessions/passwords/ask-again.tsx';
import { codeDigits } from '../../shell/session/code-digits.ts';

interface CodeStepProps {
  /** The number or address that the code went to, as shown. */
  readonly to: string;
  readonly asked: Pick<AskedCode, 'atMs' | 'resendSeconds'>;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** The last digit was entered. */
  readonly onComplete: (code: string) => void;
  readonly isShort: boolean;
  /** Why the code was refused. */
  readonly error: GatewayError | null;
  readonly isSending: boolean;
  readonly onAskAgain: () => void;
  /** The way back to a mistyped number or address. */
  readonly correction: { readonly text: string; readonly onPress: () => void };
}

/** The code that was just sent, another one, and the way back to where it went. The field takes the focus. */
export function CodeStep(props: CodeStepProps) {
  const { to, asked, value, onChange, onComplete, isShort, error, isSending, onAskAgain, correction } = props;
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const refusal = error?.field === 'verifyCode' ? error : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads back to the field
  useEffect(() => field.current?.focus(), [refusal]);
  return (
    <>
      <p className="sw-soft">{t('joining.sentTo', { to })}</p>
      <OtpField
        ref={field}
        label={t('joining.code')}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        length={otpDigits}
        parse={codeDigits}
        error={isShort ? t('joining.codeMissing') : refusal ? gatewayErrorText(refusal, t) : undefined}
        isRequired
      />
      <AskAgain key={asked.atMs} asked={asked} isSending={isSending} onAsk={onAskAgain} />
      <Button variant="quiet" isFullWidth onClick={correction.onPress}>
        {correction.text}
      </Button>
    </>
  );
}
