import type { Satang } from '@songwai/core/basics/money';
import type { Wallet } from '@songwai/core/wallet/wallet';
import { useState } from 'react';
import { BankAccountDialog } from './bank-account-dialog.tsx';
import { PayoutAmountDialog } from './payout-amount-dialog.tsx';

interface PayoutDialogProps {
  readonly wallet: Wallet;
  readonly onRequested: (amountSatang: Satang) => void;
  readonly onClose: () => void;
}

/** Asks for a payout: first the account, once, then the sum. */
export function PayoutDialog({ wallet, onRequested, onClose }: PayoutDialogProps) {
  const [account, setAccount] = useState(wallet.bankAccount);
  const [isChanging, setIsChanging] = useState(false);
  if (account === null || isChanging) {
    return (
      <BankAccountDialog
        onSaved={(saved) => {
          setAccount(saved);
          setIsChanging(false);
        }}
        onClose={account === null ? onClose : () => setIsChanging(false)}
      />
    );
  }
  return (
    <PayoutAmountDialog
      {...{ account, onRequested, onClose }}
      mostSatang={wallet.codSatang}
      onChangeAccount={() => setIsChanging(true)}
    />
  );
}
