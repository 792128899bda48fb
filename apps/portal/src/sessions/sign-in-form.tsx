import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { PasswordField } from '@songwai/ui/password-field/password-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { openSignIn } from './open-sign-in.ts';
import { signInProblem } from './sign-in-problem.ts';

type Missing = { readonly userName: boolean; readonly password: boolean };
const nothingMissing: Missing = { userName: false, password: false };

interface SignInFormProps {
  readonly userName: string;
  readonly onUserName: (userName: string) => void;
  readonly onUseCode: () => void;
  /** Leads to a new password. */
  readonly forgotLink: ReactNode;
}

/** E-mail or phone and password. A refusal says why, keeps the values and focuses the field to correct. */
export function SignInForm({ userName, onUserName, onUseCode, forgotLink }: SignInFormProps) {
  const t = useTranslate();
  const { session, part } = usePortal();
  const state = useFlow(session.store, (whole) => whole);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(nothingMissing);
  const isLocked = state.status === 'refused' && state.error.code === 429;
  const userNameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = { userName: userName.trim() === '', password: password === '' };
    setMissing(lacks);
    if (lacks.userName) userNameField.current?.focus();
    else if (lacks.password) passwordField.current?.focus();
    else void part(openSignIn).withPassword(userName.trim(), password);
  };

  return (
    <form className="portal-entry" onSubmit={handleSubmit} noValidate>
      {state.status === 'refused' ? <Banner tone="danger">{signInProblem(t, state.error)}</Banner> : null}
      <TextField
        ref={userNameField}
        label={t('account.userName')}
        value={userName}
        onChange={onUserName}
        error={missing.userName ? t('account.userNameMissing') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        isRequired
      />
      <PasswordField
        ref={passwordField}
        label={t('account.password')}
        labelEnd={forgotLink}
        value={password}
        onChange={setPassword}
        error={missing.password ? t('account.passwordMissing') : undefined}
        autoComplete="current-password"
        texts={{ show: t('account.showPassword'), hide: t('account.hidePassword') }}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={state.status === 'signingIn'}>
        {t('account.signIn')}
      </Button>
      <Button variant={isLocked ? 'secondary' : 'quiet'} isFullWidth onClick={onUseCode}>
        {t('account.useCode')}
      </Button>
    </form>
  );
}
