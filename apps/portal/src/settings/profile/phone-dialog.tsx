import type { AskedCode } from '@songwai/core/identity/code-sent';
import { resendCode, verifyCode } from '@songwai/core/identity/sign-up-calls';
import { updateProfile } from '@songwai/core/profile/profile-calls';
import { mobilePhone } from '@songwai/core/sessions/joining/joining-draft';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { useClock } from '@songwai/features/shared/clock-context';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { useRef, useState } from 'react';
import { AskAgain } from '../../sessions/passwords/ask-again.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { refreshUser } from '../../shell/session/use-user.ts';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordProof } from './password-proof.tsx';

interface PhoneDialogProps {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A new mobile number with the password, then the code that was sent to it. */
export function PhoneDialog({ onSaved, onClose }: PhoneDialogProps) {
  const t = useTranslate();
  const clock = useClock();
  const portal = usePortal();
  const { transport } = portal;
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<RuleProblem | null>(null);
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const action = useAction();
  const phoneField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const finish = async () => {
    await refreshUser(portal);
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
      if (sent) setAsked({ ...sent, atMs: clock().getTime() });
      else await finish();
    });
  };
  const handleEnter = async () => {
    setIsShort(code.length < otpDigits);
    if (code.length < otpDigits) return;
    await action.run(async () => {
      await verifyCode(transport, code);
      await finish();
    });
  };
  const handleAgain = () =>
    void action.run(async () => {
      const sent = await resendCode(transport);
      if (sent) setAsked({ ...sent, atMs: clock().getTime() });
      setCode('');
    });

  const { error } = action;
  const isAboutPassword = error?.field === 'password';
  const isAboutCode = error?.field === 'verifyCode' && asked !== null;
  return (
    <FormDialog
      title={t('settings.editPhone')}
      confirmLabel={asked ? t('settings.confirmCode') : t('settings.sendCode')}
      cancelLabel={t('settings.cancel')}
      isBusy={action.isBusy}
      onSend={() => void (asked ? handleEnter() : handleAsk())}
      onClose={onClose}
    >
      {isAboutPassword || isAboutCode ? null : <Problem error={error} />}
      {asked ? (
        <>
          <p className="sw-soft">{t('joining.sentTo', { to: formatPhone(phone) })}</p>
          <CodeField value={code} onChange={setCode} isShort={isShort} error={error} />
          <AskAgain key={asked.atMs} asked={asked} isSending={action.isBusy} onAsk={handleAgain} />
        </>
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
