import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { RefusedPayment } from '@songwai/core/jobs/paying/refused-payment';

/** What the bank, the wallet or open amounts object to. */
export const refusedText = (refused: RefusedPayment, t: Translate): string => {
  switch (refused.reason) {
    case 'openAmounts':
      return t('paying.openBlocks');
    case 'walletShort':
      return t('paying.shortTitle', { amount: formatBaht(refused.missingSatang) });
    case 'cardDeclined':
      switch (refused.failure) {
        case 'insufficientFunds':
          return t('paying.declinedFunds');
        case 'lostOrStolen':
          return t('paying.declinedLost');
        default:
          return t('paying.declined');
      }
  }
};
