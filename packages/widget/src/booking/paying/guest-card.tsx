import { addCard, fetchCardPublicKey } from '@songwai/core/payments/card-calls';
import type { CardFormProps } from '@songwai/features/orders/paying/paying-ways';
import { CardForm } from '@songwai/features/payments/card-form/card-form';
import { createCardVault } from '@songwai/features/payments/vault/card-vault';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useMemo, useState } from 'react';
import { agreeToTerms } from '../agree-to-terms.ts';
import { useGuestHost } from './use-guest-host.ts';

/** The form for a card, in its place among the ways. The card goes from this browser to the provider's vault. */
export function GuestCard({ onSaved, onCancel }: CardFormProps) {
  const t = useTranslate();
  const { store, transport } = useGuestHost();
  const [isBusy, setBusy] = useState(false);
  const vault = useMemo(
    () =>
      createCardVault({
        transport,
        readPublicKey: async () => store.getState().startup?.cardPublicKey ?? fetchCardPublicKey(transport),
        page: window,
      }),
    [store, transport],
  );
  return (
    <Stack>
      <CardForm
        vault={vault}
        asksDefault={false}
        onBusyChange={setBusy}
        saveLabel={t('cards.use')}
        onToken={async ({ cardTokenId }) => {
          // Without the terms the gateway takes no card: it says so here, and the box is shown.
          await agreeToTerms({ store, transport });
          const { cards, cardId } = await addCard(transport, { cardTokenId, isDefault: false });
          const added = cards.filter((card) => card.cardId === cardId).map((card) => ({ ...card, isDefault: false }));
          store.setState(({ cards: before = [] }) => ({ cards: [...before, ...added] }));
          onSaved(cardId);
        }}
      />
      <Button variant="quiet" isFullWidth isDisabled={isBusy} onClick={onCancel}>
        {t('cards.cancel')}
      </Button>
    </Stack>
  );
}
