import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { invoiceDueDays } from '@songwai/core/invoices/invoice-due';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { MethodCells } from '@songwai/ui/method-cells/method-cells';
import { Banknote, CreditCard, FileText, QrCode, Wallet } from 'lucide';

export interface PayMethodsProps {
  /** The id of the heading that names the list. */
  readonly labelledBy: string;
  readonly headingLevel?: 2 | 3;
  /** The largest bonus of a wallet package; absent: nothing is said about it. */
  readonly maxBonusSatang?: Satang | undefined;
}

/** The five ways to pay (spec §3 "payment types", §2 "howpay"). */
export function PayMethods({ labelledBy, headingLevel = 3, maxBonusSatang = 0 }: PayMethodsProps) {
  const t = useTranslate();
  const ways = [
    { id: 'cash', icon: Banknote, title: 'rates.payCash', text: 'rates.cashHelp' },
    { id: 'card', icon: CreditCard, title: 'rates.payCard', text: 'rates.cardHelp' },
    { id: 'wallet', icon: Wallet, title: 'rates.payWallet', text: 'rates.walletHelp' },
    { id: 'promptPay', icon: QrCode, title: 'rates.payPromptPay', text: 'rates.promptPayHelp' },
    { id: 'invoice', icon: FileText, title: 'rates.payInvoice', text: 'rates.invoiceHelp' },
  ] as const;
  return (
    <MethodCells
      labelledBy={labelledBy}
      headingLevel={headingLevel}
      items={ways.map(({ id, icon, title, text }) => ({
        id,
        icon,
        title: t(title),
        text: <Phrases text={t(text, { days: invoiceDueDays })} />,
        badge:
          id === 'wallet' && maxBonusSatang > 0 ? (
            <Badge tone="bonus">{t('rates.payBonus', { bonus: formatBaht(maxBonusSatang) })}</Badge>
          ) : undefined,
      }))}
    />
  );
}
