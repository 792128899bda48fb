import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { useClock } from '@songwai/features/shared/clock-context';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { PasswordField } from '@songwai/ui/password-field/password-field';
import { useEffect, useState } from 'react';
import { Problem } from '../shell/actions/problem.tsx';
import { CodeCountdown } from '../shell/session/code-countdown.tsx';
import { codeDigits } from '../shell/session/code-digits.ts';
import { AccountNameHint } from '../shell/settings/account-name-hint.tsx';
import { isAboutProof, type ProofForm } from './use-identity-proof.ts';

interface IdentityProofFieldsProps {
  readonly proof: ProofForm;
  /** Why the request was refused; shown here if it was the proof. */
  readonly error: GatewayError | null;
}

/** Asks for the password; whoever has none, or forgot it, gets a code. */
export function IdentityProofFields({ proof, error }: IdentityProofFieldsProps) {
  const t = useTranslate();
  const { method, typed, asked, sending, isMissing, field, change, choose } = proof;
  const refusal = error && isAboutProof(error) ? gatewayErrorText(error, t) : undefined;

  // A refused proof is typed again.
  useEffect(() => {
    if (isAboutProof(error)) field.current?.focus();
  }, [error, field]);

  if (method === 'password')
    return (
      <Stack gap="small">
        <AccountNameHint />
        <PasswordField
          ref={field}
          label={t('privacy.password')}
          value={typed}
          onChange={change}
          error={isMissing ? t('privacy.passwordMissing') : refusal}
          autoComplete="current-password"
          texts={{ show: t('privacy.shownPassword'), hide: t('privacy.hiddenPassword') }}
          isRequired
        />
        <Button variant="quiet" onClick={() => choose('code')}>
          {t('privacy.byCode')}
        </Button>
      </Stack>
    );

  return (
    <Stack gap="small">
      <Problem error={sending.error} />
      {asked ? <Banner tone="info">{t('privacy.codeSent', { name: asked.sentTo })}</Banner> : null}
      <OtpField
        ref={field}
        label={t('privacy.code')}
        value={typed}
        onChange={change}
        length={otpDigits}
        parse={codeDigits}
        error={isMissing ? t('privacy.codeMissing') : refusal}
        isRequired
      />
      <SendAgain key={asked?.atMs} proof={proof} />
      <Button variant="quiet" onClick={() => choose('password')}>
        {t('privacy.byPassword')}
      </Button>
    </Stack>
  );
}

/** Sends the first code or, after the gateway's pause, another one. */
function SendAgain({ proof: { asked, sending, sendCode, field } }: { readonly proof: ProofForm }) {
  const t = useTranslate();
  const clock = useClock();
  const againAtMs = asked ? asked.atMs + asked.resendSeconds * 1000 : 0;
  const [canSend, setCanSend] = useState(() => clock().getTime() >= againAtMs);
  // The code comes to another place, so the field waits for it with the focus.
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked, field]);

  return (
    <>
      {asked ? <CodeCountdown againAtMs={againAtMs} onEnd={() => setCanSend(true)} /> : null}
      <Button isDisabled={!canSend} isLoading={sending.isBusy} onClick={() => void sendCode()}>
        {t(asked ? 'privacy.codeSendAgain' : 'privacy.codeSend')}
      </Button>
    </>
  );
}
