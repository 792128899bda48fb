import { createGuid } from '@songwai/core/basics/ids';
import { bahtFromSatang, formatBaht, formatPrice, type Satang } from '@songwai/core/basics/money';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { requestPayout } from '@songwai/core/wallet/calls';
import type { BankAccount } from '@songwai/core/wallet/wallet';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { typedAmount } from '../top-up/typed-amount.ts';
import { walletKey } from '../wallet.queries.ts';
import { bankText } from './bank-text.ts';

interface PayoutAmountDialogProps {
  readonly account: BankAccount;
  readonly mostSatang: Satang;
  readonly onRequested: (amountSatang: Satang) => void;
  readonly onChangeAccount: () => void;
  readonly onClose: () => void;
}

/** The least that the gateway pays out. */
const leastSatang = 100;

/** Asks for a payout to a known account, once per press: a press without an answer is repeated with its key. */
export function PayoutAmountDialog({ account, mostSatang, onRequested, onChangeAccount, onClose }: PayoutAmountDialogProps) {
  const t = useTranslate();
  const { transport, random } = usePortal();
  const clock = useClock();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(formatPrice(bahtFromSatang(mostSatang)));
  const [wasSent, setWasSent] = useState(false);
  const asking = useAction();
  const field = useRef<HTMLInputElement>(null);
  const unanswered = useRef<{ readonly guid: string; readonly amountSatang: Satang } | null>(null);
  const amountSatang = typedAmount(typed, { minSatang: leastSatang, maxSatang: mostSatang });
  const most = formatBaht(mostSatang);
  const bank = bankText(account.bank);

  const handleSend = () => {
    setWasSent(true);
    if (amountSatang === null) return field.current?.focus();
    const before = unanswered.current;
    const press = before?.amountSatang === amountSatang ? before : { guid: createGuid(clock(), random), amountSatang };
    unanswered.current = press;
    void asking.run(async () => {
      try {
        await requestPayout(transport, press);
      } catch (error) {
        if (error instanceof GatewayError && error.kind === 'business' && !error.isTransient) unanswered.current = null;
        throw error;
      }
      void queries.invalidateQueries({ queryKey: walletKey });
      onRequested(amountSatang);
    });
  };

  return (
    <FormDialog
      title={t('payout.title')}
      confirmLabel={amountSatang === null ? t('payout.askEmpty') : t('payout.ask', { amount: formatBaht(amountSatang) })}
      cancelLabel={t('payout.cancel')}
      isBusy={asking.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={asking.error} />
      <div className="portal-payout__account">
        <div>
          <p className="sw-note">{t('payout.account')}</p>
          <p className="sw-figures">
            {t('payout.accountLine', {
              bank: bank ? t(bank) : account.bank,
              digits: account.lastDigits,
              name: account.accountName,
            })}
          </p>
        </div>
        <Button variant="quiet" isDisabled={asking.isBusy} onClick={onChangeAccount}>
          {t('payout.accountChange')}
        </Button>
      </div>
      <TextField
        ref={field}
        label={t('payout.amount')}
        hint={t('payout.amountHelp', { amount: most })}
        prefix="฿"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={wasSent && amountSatang === null ? t('payout.amountInvalid', { amount: most }) : undefined}
        isRequired
      />
    </FormDialog>
  );
}
