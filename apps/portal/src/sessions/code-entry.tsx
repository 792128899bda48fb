import type { AskedCode } from '@songwai/core/identity/code-sent';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { CodeCountdown } from '../shell/session/code-countdown.tsx';
import { codeDigits } from '../shell/session/code-digits.ts';
import { openSignIn } from './open-sign-in.ts';
import { signInProblem } from './sign-in-problem.ts';

interface CodeEntryProps {
  readonly userName: string;
  readonly asked: AskedCode;
  /** Why no other code could be sent. */
  readonly problem: ReactNode;
  readonly isSending: boolean;
  readonly onAskAgain: () => void;
  /** Goes to the sign-in by password. */
  readonly back: ReactNode;
}

/** Asks for the code, and counts down until the gateway sends another one. */
export function CodeEntry({ userName, asked, problem, isSending, onAskAgain, back }: CodeEntryProps) {
  const t = useTranslate();
  const clock = useClock();
  const { session, part } = usePortal();
  const status = useFlow(session.store, (state) => state);
  const [code, setCode] = useState('');
  const [triedCode, setTriedCode] = useState<string | null>(null);
  const againAtMs = asked.atMs + asked.resendSeconds * 1000;
  const [canAskAgain, setCanAskAgain] = useState(() => clock().getTime() >= againAtMs);
  const codeField = useRef<HTMLInputElement>(null);

  useEffect(() => codeField.current?.focus(), []);

  const enter = (whole: string) => {
    setTriedCode(whole);
    if (whole.length === otpDigits) void part(openSignIn).withCode(userName, whole);
  };
  const handleEnter = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };

  const isShort = triedCode !== null && triedCode.length < otpDigits && code === triedCode;
  const refusal = triedCode !== null && status.status === 'refused' ? signInProblem(t, status.error) : undefined;
  return (
    <form className="portal-entry" onSubmit={handleEnter} noValidate>
      {problem ?? <Banner tone="info">{t('joining.codeSentIfAny', { name: userName })}</Banner>}
      <OtpField
        ref={codeField}
        label={t('joining.code')}
        hint={t('joining.codeValid', { count: Math.round(asked.codeSeconds / 60) })}
        value={code}
        onChange={setCode}
        onComplete={enter}
        length={otpDigits}
        parse={codeDigits}
        error={isShort ? t('joining.codeMissing') : refusal}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={status.status === 'signingIn'}>
        {t('account.signIn')}
      </Button>
      <CodeCountdown againAtMs={againAtMs} onEnd={() => setCanAskAgain(true)} />
      <Button variant="secondary" isFullWidth isDisabled={!canAskAgain} isLoading={isSending} onClick={onAskAgain}>
        {t('joining.sendAgain')}
      </Button>
      {back}
    </form>
  );
}
