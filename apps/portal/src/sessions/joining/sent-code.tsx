import type { WaitingAccount } from '@songwai/core/sessions/joining/joining-state';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { AskAgain } from '../passwords/ask-again.tsx';
import { signInProblem } from '../sign-in-problem.ts';
import { openJoining } from './open-joining.ts';
import '../../shell/panel/entry-steps.css';
import { codeDigits } from '../../shell/session/code-digits.ts';

interface SentCodeProps {
  /** The number or address as shown. */
  readonly to: string;
  readonly waiting: WaitingAccount;
  /** Leaves the step for later; absent where it cannot be left out. */
  readonly onSkip?: () => void;
  /** Below the code: what to do where it cannot arrive. */
  readonly children?: ReactNode;
}

/** Asks for a code that was sent, sends it at its last digit, and counts down until another one may be asked for. */
export function SentCode({ to, waiting, onSkip, children }: SentCodeProps) {
  const t = useTranslate();
  const joining = usePortal().part(openJoining);
  const { isSending, error } = useFlow(joining.store, (state) => state);
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { code: asked } = waiting;
  const sentAt = asked?.atMs;

  // A new code ends the one before, so the field is emptied.
  useEffect(() => {
    if (sentAt === undefined) return;
    setCode('');
    field.current?.focus();
  }, [sentAt]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(code.length < otpDigits);
    if (code.length === otpDigits) void joining.enterCode(code);
  };

  const isCodeRefused = error?.field === 'verifyCode';
  // Also where the button was pressed, which has the focus then.
  useEffect(() => {
    if (error?.field === 'verifyCode') field.current?.focus();
  }, [error]);
  const problem = error && !isCodeRefused ? <Banner tone="danger">{signInProblem(t, error)}</Banner> : null;
  const skip = onSkip ? (
    <Button variant="quiet" isFullWidth onClick={onSkip}>
      {t('joining.emailLater')}
    </Button>
  ) : null;
  if (asked === null)
    return (
      <div className="portal-entry">
        <p className="sw-soft">{t('joining.notSentYet', { to })}</p>
        {problem}
        <Button variant="primary" size="large" isFullWidth isLoading={isSending} onClick={() => void joining.askAgain()}>
          {t('joining.sendCode')}
        </Button>
        {skip}
        {children}
      </div>
    );
  return (
    <form className="portal-entry" onSubmit={handleSubmit} noValidate>
      <p className="sw-soft portal-entry__lead">
        <Phrases
          text={`${t('joining.sentTo', { to })} ${t('joining.codeValid', { count: Math.round(asked.codeSeconds / 60) })}`}
        />
      </p>
      {problem}
      <OtpField
        ref={field}
        label={t('joining.code')}
        isLabelHidden
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setIsShort(false);
        }}
        onComplete={(whole) => void joining.enterCode(whole)}
        length={otpDigits}
        parse={codeDigits}
        error={isShort ? t('joining.codeMissing') : isCodeRefused ? signInProblem(t, error) : undefined}
        isRequired
      />
      <AskAgain key={asked.atMs} asked={asked} isSending={isSending} onAsk={() => void joining.askAgain()} />
      {children}
      {skip}
    </form>
  );
}
