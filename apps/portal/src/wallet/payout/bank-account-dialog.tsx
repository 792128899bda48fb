import { saveBankAccount } from '@songwai/core/wallet/calls';
import { type BankAccount, type PayoutBank, payoutBanks } from '@songwai/core/wallet/wallet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { walletKey } from '../wallet.queries.ts';

interface BankAccountDialogProps {
  readonly onSaved: (account: BankAccount) => void;
  readonly onClose: () => void;
}

/** As the bank writes it, with dashes or spaces. */
const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

/** The account that payouts go to; replaces the one before. */
export function BankAccountDialog({ onSaved, onClose }: BankAccountDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const [bank, setBank] = useState<PayoutBank | ''>('');
  const [accountNumber, setAccountNumber] = useState('');
  const [accountName, setAccountName] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const numberField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const isNumberWrong = !/^\d{10,15}$/.test(digitsOf(accountNumber));
  const isNameWrong = accountName.trim() === '';

  const handleSend = () => {
    setWasSent(true);
    if (bank === '') return;
    if (isNumberWrong) return numberField.current?.focus();
    if (isNameWrong) return nameField.current?.focus();
    void saving.run(async () => {
      const saved = await saveBankAccount(transport, {
        bank,
        accountNumber: digitsOf(accountNumber),
        accountName: accountName.trim(),
      });
      void queries.invalidateQueries({ queryKey: walletKey });
      if (saved !== null) onSaved(saved);
    });
  };

  return (
    <FormDialog
      title={t('payout.accountTitle')}
      confirmLabel={t('payout.accountSave')}
      cancelLabel={t('payout.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={saving.error} />
      <SelectField
        label={t('payout.bank')}
        value={bank}
        onChange={setBank}
        placeholder={t('payout.bankChoose')}
        options={payoutBanks.map((code) => ({ value: code, label: t(`payout.bank.${code}`) }))}
        error={wasSent && bank === '' ? t('payout.bankRequired') : undefined}
        isRequired
      />
      <TextField
        ref={numberField}
        label={t('payout.accountNumber')}
        value={accountNumber}
        onChange={setAccountNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={wasSent && isNumberWrong ? t('payout.accountNumberInvalid') : undefined}
        isRequired
      />
      <TextField
        ref={nameField}
        label={t('payout.accountName')}
        hint={t('payout.accountNameHelp')}
        value={accountName}
        onChange={setAccountName}
        autoComplete="name"
        maxLength={100}
        error={wasSent && isNameWrong ? t('payout.accountNameRequired') : undefined}
        isRequired
      />
    </FormDialog>
  );
}
