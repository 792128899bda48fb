import { addCard } from '@songwai/core/payments/card-calls';
import type { CardFormProps } from '@songwai/features/orders/paying/paying-ways';
import { CardForm } from '@songwai/features/payments/card-form/card-form';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../portal-context.tsx';
import { cardsQuery } from '../paying.queries.ts';
import { useCardVault } from './use-card-vault.ts';

/** Saves a card where it is to pay, without leaving what is paid. */
export function NewCard({ onSaved, onCancel }: CardFormProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const vault = useCardVault();
  const [isBusy, setBusy] = useState(false);
  const { queryKey } = cardsQuery(transport);
  const isFirst = queries.getQueryData(queryKey)?.length === 0;
  return (
    <Stack>
      <CardForm
        vault={vault}
        // The first card becomes the default one by itself.
        asksDefault={!isFirst}
        onBusyChange={setBusy}
        onToken={async (token) => {
          const { cards, cardId } = await addCard(transport, token);
          queries.setQueryData(queryKey, cards);
          onSaved(cardId);
        }}
      />
      <Button variant="quiet" isFullWidth isDisabled={isBusy} onClick={onCancel}>
        {t('cards.cancel')}
      </Button>
    </Stack>
  );
}
