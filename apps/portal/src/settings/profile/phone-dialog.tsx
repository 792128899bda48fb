import { resendCode, verifyCode } from '@songwai/core/identity/sign-up-calls';
import { updateProfile } from '@songwai/core/profile/profile-calls';
import { mobilePhone } from '@songwai/core/sessions/joining/joining-draft';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { refreshUser } from '../../shell/session/use-user.ts';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordProof } from './password-proof.tsx';
import type { WaitingPhoneStore } from './use-waiting-phone.ts';

interface PhoneDialogProps {
  /** A number that awaits its code already. */
  readonly store: WaitingPhoneStore;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A new mobile number with the password, then the code that was sent to it. */
export function PhoneDialog({ store, onSaved, onClose }: PhoneDialogProps) {
  const t = useTranslate();
  const portal = usePortal();
  const { transport } = portal;
  const [phone, setPhone] = useState(store.waiting?.phone ?? '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<RuleProblem | null>(null);
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(store.waiting === null);
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const action = useAction();
  const phoneField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const waiting = isCorrecting ? null : store.waiting;
  // Also when the way back from the code leads here.
  useEffect(() => {
    if (isCorrecting) phoneField.current?.focus();
  }, [isCorrecting]);

  const finish = async () => {
    await refreshUser(portal);
    store.forget();
    onSaved();
  };
  const handleAsk = async () => {
    const checked = mobilePhone(phone);
    setProblem(checked.ok ? null : checked.error);
    setIsPasswordMissing(password === '');
    if (!checked.ok) return phoneField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    await action.run(async () => {
      const sent = await updateProfile(transport, { phone: checked.value, proof: { password } });
      if (!sent) return finish();
      store.remember(checked.value, sent);
      setIsCorrecting(false);
    });
  };
  const enter = async (typed: string) => {
    setIsShort(typed.length < otpDigits);
    if (typed.length < otpDigits) return;
    await action.run(async () => {
      await verifyCode(transport, typed);
      await finish();
    });
  };
  const handleCorrect = () => {
    action.clear();
    setIsCorrecting(true);
    setCode('');
  };
  const handleAgain = () =>
    void action.run(async () => {
      const sent = await resendCode(transport);
      // Nothing waits at the gateway any more, so the number is asked for again.
      if (sent && waiting) store.remember(waiting.phone, sent);
      else handleCorrect();
      setCode('');
    });

  const { error } = action;
  const isAboutPassword = error?.field === 'password';
  const isAboutCode = error?.field === 'verifyCode' && waiting !== null;
  return (
    <FormDialog
      title={t('settings.editPhone')}
      confirmLabel={waiting ? t('settings.confirmCode') : t('settings.sendCode')}
      cancelLabel={t('settings.cancel')}
      isBusy={action.isBusy}
      onSend={() => void (waiting ? enter(code) : handleAsk())}
      onClose={onClose}
    >
      {isAboutPassword || isAboutCode ? null : <Problem error={error} />}
      {waiting ? (
        <CodeStep
          to={formatPhone(waiting.phone)}
          asked={waiting.asked}
          value={code}
          onChange={setCode}
          onComplete={(whole) => void enter(whole)}
          isShort={isShort}
          error={error}
          isSending={action.isBusy}
          onAskAgain={handleAgain}
          correction={{ text: t('joining.fixNumber'), onPress: handleCorrect }}
        />
      ) : (
        <>
          <PhoneField
            ref={phoneField}
            label={t('joining.phone')}
            hint={t('settings.editPhoneHelp')}
            digits={phone}
            onChange={setPhone}
            parse={parsePhone}
            format={formatPhone}
            maxDigits={maxPhoneDigits}
            error={problem ? ruleText(t, problem) : undefined}
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
