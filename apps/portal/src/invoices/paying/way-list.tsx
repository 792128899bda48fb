import type { Satang } from '@songwai/core/basics/money';
import { formatBaht, satangFromBaht } from '@songwai/core/basics/money';
import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import { mostBaht } from '@songwai/core/payments/paying-limits';
import { cardChargeMinBaht } from '@songwai/core/validation/cards/card-charge';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { CardBrandMark } from '@songwai/ui/payment-mark/card-brand-mark';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Barcode, Landmark, Plus } from 'lucide';
import { useId, useState } from 'react';
import { loadNewCard } from '../../shell/paying/cards/load-new-card.ts';
import { cardName } from '../../wallet/top-up/card-name.ts';
import { PlaceChips } from './place-chips.tsx';
import type { Ways } from './use-ways.ts';
import { WayRow } from './way-row.tsx';

interface WayListProps {
  readonly flow: InvoiceFlow;
  readonly ways: Ways;
  readonly payableSatang: Satang;
  /** The row that is open. */
  readonly row: 'bank' | 'bill' | 'card';
  readonly onRow: (row: 'bank' | 'bill' | 'card') => void;
  /** A press on the button that pays asks for a bank. */
  readonly isAskedFor: boolean;
}

/** The ways to pay an invoice; the chosen one opens in place. */
export function WayList({ flow, ways, payableSatang, row, onRow, isAskedFor }: WayListProps) {
  const t = useTranslate();
  const group = useId();
  const [isAdding, setIsAdding] = useState(false);
  const way = useFlow(flow.store, (state) => state.way);
  const { banks, shops, cards } = ways;
  const isTooLittle = payableSatang < satangFromBaht(cardChargeMinBaht);
  /** What is chosen is more than this way takes at once, said where it is. */
  const limitOf = (method: 'card' | 'internetBanking' | 'billPayment'): string | undefined =>
    payableSatang > satangFromBaht(mostBaht[method])
      ? t('invoice.wayUpTo', { max: formatBaht(satangFromBaht(mostBaht[method])) })
      : undefined;
  const cardLimit = isTooLittle ? t('invoice.cardFrom', { min: cardChargeMinBaht }) : limitOf('card');
  const bank = way?.kind === 'bank' ? way.bank : null;
  const source = way?.kind === 'bill' ? way.source : null;
  const hasNoBank = !banks.isLoading && !banks.isFailed && banks.items.length === 0;
  const hasNoShop = !shops.isLoading && shops.items.length === 0;

  const chooseBank = (code: string) => flow.choose({ way: { kind: 'bank', bank: code } });
  const chooseShop = (code: string) => flow.choose({ way: { kind: 'bill', source: code } });
  const chooseCard = (cardId: string) => {
    onRow('card');
    flow.choose({ way: { kind: 'card', cardId } });
  };

  return (
    <fieldset>
      <legend className="portal-paying__legend">{t('invoice.payWith')}</legend>
      <Card padding="none" className="sw-methods">
        <WayRow
          group={group}
          icon={<Icon icon={Landmark} />}
          name={t('invoice.bank')}
          detail={hasNoBank ? t('invoice.bankNone') : (limitOf('internetBanking') ?? t('invoice.bankHelp'))}
          isChosen={row === 'bank'}
          isDisabled={hasNoBank}
          onChoose={() => {
            onRow('bank');
            flow.choose({ way: null });
          }}
        >
          {banks.isLoading ? <Skeleton shape="block" height="96px" /> : null}
          {banks.isFailed ? (
            <Button variant="quiet" onClick={banks.retry}>
              {t('invoice.banksFailed')} {t('common.retry')}
            </Button>
          ) : null}
          {banks.items.length > 0 ? (
            <PlaceChips
              label={t('invoice.banks')}
              places={banks.items}
              chosen={bank}
              onChoose={chooseBank}
              error={isAskedFor && bank === null ? t('invoice.bankMissing') : undefined}
            />
          ) : null}
        </WayRow>
        <WayRow
          group={group}
          icon={<Icon icon={Barcode} />}
          name={t('invoice.bill')}
          detail={hasNoShop ? t('invoice.billNone') : (limitOf('billPayment') ?? t('invoice.billHelp'))}
          isChosen={row === 'bill'}
          isDisabled={hasNoShop}
          onChoose={() => {
            onRow('bill');
            const [first] = shops.items;
            if (first) chooseShop(first.code);
          }}
        >
          {shops.items.length > 1 ? (
            <PlaceChips label={t('invoice.billPlaces')} places={shops.items} chosen={source} onChoose={chooseShop} />
          ) : null}
        </WayRow>
        {cards.items.map((card) => (
          <WayRow
            key={card.cardId}
            group={group}
            icon={<CardBrandMark brand={card.brand} isDecorative />}
            name={cardName(card)}
            detail={cardLimit ?? t(card.isDefault ? 'invoice.cardDefault' : 'invoice.cardOther')}
            isChosen={way?.kind === 'card' && way.cardId === card.cardId}
            isDisabled={cardLimit !== undefined}
            onChoose={() => chooseCard(card.cardId)}
          />
        ))}
      </Card>
      {cards.isFailed ? <p className="sw-note">{t('invoice.cardsFailed')}</p> : null}
      {isAdding ? (
        <LazyView load={loadNewCard} skeleton={<Skeleton shape="block" height="320px" />}>
          {({ NewCard }) => (
            <NewCard
              onSaved={(cardId) => {
                setIsAdding(false);
                chooseCard(cardId);
              }}
              onCancel={() => setIsAdding(false)}
            />
          )}
        </LazyView>
      ) : (
        <Button variant="quiet" icon={Plus} onClick={() => setIsAdding(true)}>
          {t('invoice.addCard')}
        </Button>
      )}
    </fieldset>
  );
}
