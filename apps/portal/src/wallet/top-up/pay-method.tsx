import type { Card } from '@songwai/core/payments/card';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-flow';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { loadNewCard } from '../../shell/paying/cards/load-new-card.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { cardsQuery } from '../wallet.queries.ts';
import { cardName } from './card-name.ts';

/** PromptPay or a saved card; the default card comes first. */
export function PayMethod({ flow }: { readonly flow: TopUpFlow }) {
  const t = useTranslate();
  const id = useId();
  const { transport } = usePortal();
  const { data: cards = [], isError, isPending } = useQuery(cardsQuery(transport));
  const [isAdding, setIsAdding] = useState(false);
  const { paymentType, cardId } = useFlow(flow.store, (state) => state.method);
  const paying = cards.find((card) => card.cardId === cardId) ?? cards[0];
  const payByCard = (card: Card | undefined) => flow.choose({ method: { paymentType: 1, cardId: card?.cardId ?? null } });

  const handleAdded = (added: string) => {
    setIsAdding(false);
    flow.choose({ method: { paymentType: 1, cardId: added } });
  };

  const renderCards = () => {
    if (isPending) return <Skeleton shape="block" height="44px" />;
    if (isError) return <p className="sw-note">{t('wallet.cardsFailed')}</p>;
    if (cards.length === 0) return <p className="sw-note">{t('wallet.noCard')}</p>;
    if (cards.length === 1) return null;
    return (
      <RadioCards
        layout="list"
        label={t('wallet.cards')}
        value={paying?.cardId ?? null}
        onChange={(chosen) => payByCard(cards.find((card) => card.cardId === chosen))}
        options={cards.map((card) => ({ value: card.cardId, label: cardName(card) }))}
      />
    );
  };

  return (
    <div className="portal-top-up__method">
      <SegmentedTabs
        isWide
        label={t('wallet.payWith')}
        selectedId={paymentType === 1 ? 'card' : 'promptpay'}
        onSelect={(chosen) => (chosen === 'card' ? payByCard(paying) : flow.choose({ method: { paymentType: 3, cardId: null } }))}
        tabs={[
          { id: 'promptpay', label: t('wallet.promptpay') },
          { id: 'card', label: paying ? cardName(paying) : t('wallet.card'), panelId: `${id}-card` },
        ]}
      />
      <div id={`${id}-card`} role="tabpanel" aria-label={t('wallet.card')} hidden={paymentType !== 1}>
        {renderCards()}
        {isAdding ? (
          <LazyView load={loadNewCard} skeleton={<Skeleton shape="block" height="220px" />}>
            {({ NewCard }) => <NewCard onSaved={handleAdded} onCancel={() => setIsAdding(false)} />}
          </LazyView>
        ) : (
          <Button variant="quiet" onClick={() => setIsAdding(true)}>
            {t('wallet.addCard')}
          </Button>
        )}
      </div>
    </div>
  );
}
