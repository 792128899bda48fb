import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { AskedCode } from '@songwai/core/identity/code-sent';
import { sendLoginCode } from '@songwai/core/sessions/calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { CodeEntry } from './code-entry.tsx';
import { signInProblem } from './sign-in-problem.ts';

interface CodeSignInProps {
  readonly userName: string;
  readonly onUserName: (userName: string) => void;
  readonly onBack: () => void;
}

type Sending = { readonly state: 'not' | 'sending' } | { readonly state: 'failed'; readonly error: GatewayError };

/** Sign-in by a code sent to the phone or e-mail address. It never says whether the account exists. */
export function CodeSignIn({ userName, onUserName, onBack }: CodeSignInProps) {
  const t = useTranslate();
  const clock = useClock();
  const { transport } = usePortal();
  const [sending, setSending] = useState<Sending>({ state: 'not' });
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  useEffect(() => nameField.current?.focus(), []);

  const send = async () => {
    setSending({ state: 'sending' });
    try {
      const sent = await sendLoginCode(transport, userName.trim());
      setAsked({ ...sent, atMs: clock().getTime() });
      setSending({ state: 'not' });
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

  const problem = sending.state === 'failed' ? <Banner tone="danger">{signInProblem(t, sending.error)}</Banner> : null;
  const back = (
    <Button variant="quiet" isFullWidth onClick={onBack}>
      {t('joining.usePassword')}
    </Button>
  );
  if (asked === null)
    return (
      <form className="portal-entry" onSubmit={handleAsk} noValidate>
        {problem}
        <TextField
          ref={nameField}
          label={t('account.userName')}
          hint={t('joining.codeHelp')}
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
          {t('joining.sendCode')}
        </Button>
        {back}
      </form>
    );

  return (
    <CodeEntry
      // A new code cancels the one before, so the field is emptied and focused.
      key={asked.atMs}
      userName={userName.trim()}
      asked={asked}
      problem={problem}
      isSending={sending.state === 'sending'}
      onAskAgain={() => void send()}
      back={back}
    />
  );
}
