import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { Payout, Wallet } from '@songwai/core/wallet/wallet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { useState } from 'react';
import { bankText } from './bank-text.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import './payout.css';
import '@songwai/ui/card/deep-card.css';

const tones = { requested: 'info', paid: 'success', refused: 'danger' } as const;

interface PayoutCardProps {
  readonly wallet: Wallet;
  readonly mayPay: boolean;
}

/** Money of cash on delivery that can be paid out, and what became of earlier requests. */
export function PayoutCard({ wallet, mayPay }: PayoutCardProps) {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const [requestedSatang, setRequestedSatang] = useState<Satang | null>(null);
  const { codSatang, payouts } = wallet;

  const renderPayout = ({ payoutId, amountSatang, state, bank, lastDigits, requestedAt, remark }: Payout) => {
    const name = bankText(bank);
    return (
      <li key={payoutId} className="portal-payout__row sw-rows">
        <div className="sw-grow">
          <p className="sw-strong sw-figures">{formatBaht(amountSatang)}</p>
          <p className="sw-note sw-figures">
            {t('payout.listBank', { day: bangkokDate(requestedAt), bank: name ? t(name) : bank, digits: lastDigits })}
          </p>
          {remark === '' ? null : <p className="sw-note">{remark}</p>}
        </div>
        <Badge tone={tones[state]} hasDot isWaiting={state === 'requested'}>
          {t(`payout.state.${state}`)}
        </Badge>
      </li>
    );
  };

  return (
    <Card>
      <section className="portal-payout" aria-labelledby="wallet-payout">
        <div className="portal-payout__head">
          <div className="sw-grow">
            <h2 id="wallet-payout" className="sw-soft sw-small">
              {t('wallet.withdrawable')}
            </h2>
            <p className="sw-heading sw-strong sw-figures">{formatBaht(codSatang)}</p>
          </div>
          {mayPay && codSatang > 0 ? <Button onClick={() => setIsAsking(true)}>{t('wallet.withdraw')}</Button> : null}
        </div>
        {codSatang > 0 ? <p className="sw-note">{t('wallet.withdrawHelp')}</p> : null}
        <div role="status">
          {requestedSatang === null ? null : (
            <Banner tone="success">{t('payout.requested', { amount: formatBaht(requestedSatang) })}</Banner>
          )}
        </div>
        {payouts.length > 0 ? (
          <ul className="portal-payout__list sw-ruled" aria-label={t('payout.list')}>
            {payouts.map(renderPayout)}
          </ul>
        ) : null}
      </section>
      {isAsking ? (
        <PayoutDialog
          wallet={wallet}
          onRequested={(amountSatang) => {
            setIsAsking(false);
            setRequestedSatang(amountSatang);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Card>
  );
}
