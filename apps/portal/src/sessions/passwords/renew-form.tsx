import type { AskedCode } from '@songwai/core/identity/code-sent';
import { checkForm } from '@songwai/core/validation/check-form';
import { oneTimeCode, otpDigits } from '@songwai/core/validation/fields/otp';
import { newPassword, repeatedPassword } from '@songwai/core/validation/fields/password';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { OtpField } from '@songwai/ui/otp-field/otp-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { codeDigits } from '../../shell/session/code-digits.ts';
import { signInProblem } from '../sign-in-problem.ts';
import { AskAgain } from './ask-again.tsx';
import { NewPasswordFields, type NewPasswords } from './new-password-fields.tsx';
import { openPasswordReset } from './open-password-reset.ts';

interface Renewal extends NewPasswords {
  readonly code: string;
}

/** The code that was sent and the new password, which signs in. */
export function RenewForm({ asked }: { readonly asked: AskedCode }) {
  const t = useTranslate();
  const { part, session } = usePortal();
  const reset = part(openPasswordReset);
  const { userName, isSending, error } = useFlow(reset.store, (state) => state);
  const refusal = useFlow(session.store, (state) => (state.status === 'refused' ? state.error : null));
  const [values, setValues] = useState<Renewal>({ code: '', password: '', repeatedPassword: '' });
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof Renewal, RuleProblem>>>>({});
  // Before that, a refusal is that of an attempt to sign in with the forgotten password.
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  useEffect(() => codeField.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkForm<Renewal>({
      code: oneTimeCode(values.code),
      password: newPassword(values.password),
      repeatedPassword: repeatedPassword(values.password, values.repeatedPassword),
    });
    setProblems(checked.ok ? {} : checked.error);
    setHasTried(hasTried || checked.ok);
    if (checked.ok) return void reset.renew(values.code, values.password);
    if (checked.error.code) codeField.current?.focus();
    else form.current?.querySelector<HTMLInputElement>(`[name=${Object.keys(checked.error)[0]}]`)?.focus();
  };

  const isCodeRefused = error?.field === 'verifyCode';
  const failed = error ?? (hasTried ? refusal : null);
  return (
    <form ref={form} className="portal-entry" onSubmit={handleSubmit} noValidate>
      {failed && !isCodeRefused ? (
        <Banner tone="danger">{signInProblem(t, failed)}</Banner>
      ) : (
        <Banner tone="info">{t('joining.codeSentIfAny', { name: userName.trim() })}</Banner>
      )}
      <OtpField
        ref={codeField}
        label={t('joining.code')}
        hint={t('joining.codeValid', { count: Math.round(asked.codeSeconds / 60) })}
        value={values.code}
        onChange={(code) => setValues({ ...values, code })}
        length={otpDigits}
        parse={codeDigits}
        error={problems.code ? t('joining.codeMissing') : isCodeRefused ? signInProblem(t, error) : undefined}
        isRequired
      />
      <NewPasswordFields
        label={t('joining.newPassword')}
        values={values}
        problems={problems}
        onEdit={(passwords) => setValues({ ...values, ...passwords })}
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSending}>
        {t('joining.completeAction')}
      </Button>
      <AskAgain asked={asked} isSending={isSending} onAsk={() => void reset.ask()} />
    </form>
  );
}
