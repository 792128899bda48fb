import { mobilePhone } from '@songwai/core/sessions/joining/joining-draft';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { openJoining } from './open-joining.ts';

/** Corrects the number that the code goes to. */
export function NumberFix({ phone }: { readonly phone: string }) {
  const t = useTranslate();
  const joining = usePortal().part(openJoining);
  const isSending = useFlow(joining.store, (state) => state.isSending);
  const [digits, setDigits] = useState<string | null>(null);
  const [problem, setProblem] = useState<RuleProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = digits !== null;

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  if (!isOpen)
    return (
      <p className="sw-soft">
        {t('joining.wrongNumber')}{' '}
        <Button variant="quiet" onClick={() => setDigits(phone)}>
          {t('joining.fixNumber')}
        </Button>
      </p>
    );

  const handleSend = async () => {
    const checked = mobilePhone(digits);
    setProblem(checked.ok ? null : checked.error);
    if (!checked.ok) return field.current?.focus();
    await joining.askAgain(checked.value);
    if (joining.store.getState().error === null) setDigits(null);
  };
  return (
    <div className="portal-entry">
      <PhoneField
        ref={field}
        label={t('joining.phone')}
        digits={digits}
        onChange={setDigits}
        parse={parsePhone}
        format={formatPhone}
        maxDigits={maxPhoneDigits}
        error={problem ? ruleText(t, problem) : undefined}
        isRequired
      />
      <Button isFullWidth isLoading={isSending} onClick={() => void handleSend()}>
        {t('joining.sendCode')}
      </Button>
      <Button variant="quiet" isFullWidth onClick={() => setDigits(null)}>
        {t('joining.keepNumber')}
      </Button>
    </div>
  );
}
