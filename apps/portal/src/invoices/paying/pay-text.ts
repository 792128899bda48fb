import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { InvoiceWay } from '@songwai/core/invoices/paying/invoice-paying-calls';
import type { LocalName } from '@songwai/core/pricing/catalog';
import { cardName } from '../../wallet/top-up/card-name.ts';
import { shortBank } from '../detail/place-name.ts';
import type { Ways } from './use-ways.ts';

interface PayWords {
  /** Where the sum stands beside the button. */
  readonly isShort: boolean;
  readonly t: Translate;
  readonly localName: (name: LocalName) => string;
  readonly ways: Ways;
}

/** What the button says: `จ่าย ฿12,355.20 ผ่านกรุงไทย`; short where the sum stands beside it. */
export function payText(way: InvoiceWay | null, payableSatang: Satang, words: PayWords): string {
  const { t, localName, ways, isShort } = words;
  const amount = formatBaht(payableSatang);
  if (way?.kind === 'bank') {
    const place = ways.banks.items.find(({ code }) => code === way.bank);
    const bank = place ? shortBank(localName(place.name)) : '';
    return isShort ? t('invoice.payBankShort', { bank }) : t('invoice.payBank', { amount, bank });
  }
  if (way?.kind === 'bill') return isShort ? t('invoice.payBillShort') : t('invoice.payBill', { amount });
  if (way?.kind === 'card') {
    const known = ways.cards.items.find(({ cardId }) => cardId === way.cardId);
    const card = known ? cardName(known) : t('paying.card');
    return isShort ? t('invoice.payCardShort', { card }) : t('invoice.payCard', { amount, card });
  }
  return isShort ? t('invoice.payShort') : t('invoice.pay', { amount });
}
