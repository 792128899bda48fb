import type { AskedCode } from '@songwai/core/identity/code-sent';
import { claimSignInEmail, resendEmailCode, type SignInEmail, verifySignInEmail } from '@songwai/core/profile/email-calls';
import { emailAddress } from '@songwai/core/validation/fields/email';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { useClock } from '@songwai/features/shared/clock-context';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { refreshUser } from '../../shell/session/use-user.ts';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordProof } from './password-proof.tsx';
import { signInEmailQuery } from './profile.queries.ts';

interface EmailDialogProps {
  /** An address that awaits its code already. */
  readonly waiting: SignInEmail['waiting'];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** An address to sign in with, with the password, then the code that was mailed to it. */
export function EmailDialog({ waiting, onSaved, onClose }: EmailDialogProps) {
  const t = useTranslate();
  const clock = useClock();
  const portal = usePortal();
  const queries = useQueryClient();
  const { transport } = portal;
  const [email, setEmail] = useState(waiting?.email ?? '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<RuleProblem | null>(null);
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const [asked, setAsked] = useState<Pick<AskedCode, 'atMs' | 'resendSeconds'> | null>(() =>
    waiting ? { resendSeconds: waiting.resendSeconds, atMs: clock().getTime() } : null,
  );
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const action = useAction();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const readAgain = () => queries.invalidateQueries({ queryKey: signInEmailQuery(transport).queryKey });
  const finish = async () => {
    await Promise.all([refreshUser(portal), readAgain()]);
    onSaved();
  };
  const handleAsk = async () => {
    const checked = emailAddress(email);
    setProblem(checked.ok ? null : checked.error);
    setIsPasswordMissing(password === '');
    if (!checked.ok) return emailField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    await action.run(async () => {
      const sent = await claimSignInEmail(transport, { email: checked.value, password });
      if (!sent) return finish();
      setAsked({ ...sent, atMs: clock().getTime() });
      await readAgain();
    });
  };
  const enter = async (typed: string) => {
    setIsShort(typed.length < otpDigits);
    if (typed.length < otpDigits) return;
    await action.run(async () => {
      await verifySignInEmail(transport, typed);
      await finish();
    });
  };
  const handleCorrect = () => {
    action.clear();
    setAsked(null);
    setCode('');
  };
  const handleAgain = () =>
    void action.run(async () => {
      const sent = await resendEmailCode(transport);
      if (sent) setAsked({ ...sent, atMs: clock().getTime() });
      setCode('');
    });

  // The dialog opens with the address in the field; after a correction it has the focus again.
  const isCorrecting = asked === null;
  useEffect(() => {
    if (isCorrecting) emailField.current?.focus();
  }, [isCorrecting]);

  const { error } = action;
  const isAboutPassword = error?.field === 'password';
  const isAboutCode = error?.field === 'verifyCode' && asked !== null;
  return (
    <FormDialog
      title={t('settings.editEmail')}
      confirmLabel={asked ? t('settings.confirmCode') : t('settings.sendCode')}
      cancelLabel={t('settings.cancel')}
      isBusy={action.isBusy}
      onSend={() => void (asked ? enter(code) : handleAsk())}
      onClose={onClose}
    >
      {isAboutPassword || isAboutCode ? null : <Problem error={error} />}
      {asked ? (
        <CodeStep
          to={email}
          asked={asked}
          value={code}
          onChange={setCode}
          onComplete={(whole) => void enter(whole)}
          isShort={isShort}
          error={error}
          isSending={action.isBusy}
          onAskAgain={handleAgain}
          correction={{ text: t('settings.correctEmail'), onPress: handleCorrect }}
        />
      ) : (
        <>
          <TextField
            ref={emailField}
            label={t('settings.email')}
            hint={t('settings.editEmailHelp')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={problem ? ruleText(t, problem) : undefined}
            maxLength={254}
            isRequired
          />
          <PasswordProof
            ref={passwordField}
            value={password}
            onChange={setPassword}
            isMissing={isPasswordMissing}
            error={error}
          />
        </>
      )}
    </FormDialog>
  );
}
