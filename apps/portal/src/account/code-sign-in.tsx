import { sendLoginCode } from '@songwai/core/account/calls';
import { asciiDigits } from '@songwai/core/basics/thai-digits';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { otpDigits } from '@songwai/core/validation/otp';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { signInProblem } from './sign-in-problem.ts';

interface CodeSignInProps {
  readonly userName: string;
  readonly onUserName: (userName: string) => void;
  readonly onBack: () => void;
}

type Sending = { readonly state: 'not' | 'sending' | 'sent' } | { readonly state: 'failed'; readonly error: GatewayError };

const digitsOf = (typed: string): string => asciiDigits(typed).replace(/\D/g, '');

/** A code to the phone or e-mail address, then in. Whether there is such an account is not told: the code is sent to its owner alone. */
export function CodeSignIn({ userName, onUserName, onBack }: CodeSignInProps) {
  const t = useTranslate();
  const { session, transport } = usePortal();
  const status = useFlow(session.store, (state) => state);
  const [sending, setSending] = useState<Sending>({ state: 'not' });
  const [isAsking, setIsAsking] = useState(true);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [code, setCode] = useState('');
  const [triedCode, setTriedCode] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    (isAsking ? nameField : codeField).current?.focus();
  }, [isAsking]);

  const send = async () => {
    setSending({ state: 'sending' });
    try {
      await sendLoginCode(transport, userName.trim());
      setSending({ state: 'sent' });
      setIsAsking(false);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      setSending({ state: 'failed', error });
    }
  };
  const handleAsk = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = userName.trim() === '';
    setIsNameMissing(isMissing);
    if (isMissing) nameField.current?.focus();
    else void send();
  };
  const enter = (whole: string) => {
    setTriedCode(whole);
    if (whole.length === otpDigits) void session.signInWithCode(userName.trim(), whole);
  };
  const handleEnter = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };

  const problem = sending.state === 'failed' ? <Banner tone="danger">{signInProblem(t, sending.error)}</Banner> : null;
  const back = (
    <Button variant="quiet" isFullWidth onClick={onBack}>
      {t('account.usePassword')}
    </Button>
  );
  if (isAsking)
    return (
      <form className="portal-login__form" onSubmit={handleAsk} noValidate>
        {problem}
        <TextField
          ref={nameField}
          label={t('account.userName')}
          hint={t('account.codeHelp')}
          value={userName}
          onChange={onUserName}
          error={isNameMissing ? t('account.userNameMissing') : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          isRequired
        />
        <Button type="submit" variant="primary" size="large" isFullWidth isLoading={sending.state === 'sending'}>
          {t('account.sendCode')}
        </Button>
        {back}
      </form>
    );

  const isShort = triedCode !== null && triedCode.length < otpDigits && code === triedCode;
  const refusal = triedCode !== null && status.status === 'refused' ? signInProblem(t, status.error) : undefined;
  return (
    <form className="portal-login__form" onSubmit={handleEnter} noValidate>
      {problem ?? <Banner tone="info">{t('account.codeSentIfAny', { name: userName.trim() })}</Banner>}
      <OtpField
        ref={codeField}
        label={t('account.code')}
        hint={t('account.codeAgainHelp')}
        value={code}
        onChange={setCode}
        onComplete={enter}
        length={otpDigits}
        parse={digitsOf}
        error={isShort ? t('account.codeMissing') : refusal}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={status.status === 'signingIn'}>
        {t('account.signIn')}
      </Button>
      <Button variant="secondary" isFullWidth isLoading={sending.state === 'sending'} onClick={() => void send()}>
        {t('account.sendAgain')}
      </Button>
      {back}
    </form>
  );
}
