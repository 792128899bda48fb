import { formatBaht } from '@songwai/core/basics/money';
import { redeemCode as checkCode } from '@songwai/core/validation/fields/redeem-code';
import { redeemCode } from '@songwai/core/wallet/calls';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { walletKey } from '../wallet.queries.ts';
import './redeem-code.css';

/** Turns a code into money. What came of it stands above the field; the page does not change its place. */
export function RedeemCode() {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [done, setDone] = useState<{ readonly code: string; readonly amount: string; readonly balance: string } | null>(null);
  const redeeming = useAction();
  const { error } = redeeming;
  const isGone = error?.code === 422 && error.field === 'code';
  const problem = isWrong
    ? t('wallet.codeInvalid')
    : isGone
      ? t('wallet.codeGone')
      : error
        ? gatewayErrorText(error, t)
        : undefined;

  const handleTyped = (text: string) => {
    setTyped(text);
    setIsWrong(false);
    redeeming.clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkCode(typed.trim());
    setDone(null);
    if (!checked.ok) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    void redeeming.run(async () => {
      const { amountSatang, balanceSatang } = await redeemCode(transport, checked.value);
      setTyped('');
      setDone({ code: checked.value, amount: formatBaht(amountSatang), balance: formatBaht(balanceSatang) });
      void queries.invalidateQueries({ queryKey: walletKey });
    });
  };

  return (
    <form className="portal-redeem" onSubmit={handleSubmit} noValidate>
      <div role="status">
        {done ? (
          <Banner tone="success" title={t('wallet.codeDone', { amount: done.amount })}>
            {t('wallet.codeDoneDetail', { code: done.code, balance: done.balance })}
          </Banner>
        ) : null}
      </div>
      <div className="portal-redeem__line">
        <TextField
          ref={field}
          label={t('wallet.code')}
          placeholder={t('wallet.codeExample')}
          value={typed}
          onChange={handleTyped}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" isLoading={redeeming.isBusy}>
          {t('wallet.codeUse')}
        </Button>
      </div>
    </form>
  );
}
