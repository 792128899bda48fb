import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { signInProblem } from '../sign-in-problem.ts';
import { openTypedName } from '../typed-name.ts';
import { openPasswordReset } from './open-password-reset.ts';
import '../../shell/panel/entry-steps.css';

/** Whose password was forgotten. */
export function ResetNameForm() {
  const t = useTranslate();
  const { part } = usePortal();
  const reset = part(openPasswordReset);
  const { userName, isSending, error } = useFlow(reset.store, (state) => state);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { userName: typed } = part(openTypedName).getState();
    part(openTypedName).setState({ userName: '' });
    if (typed !== '' && reset.store.getState().userName === '') reset.edit(typed);
  }, [part, reset]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = userName.trim() === '';
    setIsMissing(lacks);
    if (lacks) field.current?.focus();
    else void reset.ask();
  };
  return (
    <form className="portal-entry" onSubmit={handleSubmit} noValidate>
      <p className="sw-soft portal-entry__lead">{t('joining.resetHelp')}</p>
      {error ? <Banner tone="danger">{signInProblem(t, error)}</Banner> : null}
      <TextField
        ref={field}
        label={t('account.userName')}
        value={userName}
        onChange={reset.edit}
        error={isMissing && userName.trim() === '' ? t('account.userNameMissing') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSending}>
        {t('joining.sendCode')}
      </Button>
    </form>
  );
}
