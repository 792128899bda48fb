import type { Card } from '@songwai/core/payments/card';
import { addCard } from '@songwai/core/payments/card-calls';
import { CardForm } from '@songwai/features/payments/card-form/card-form';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { useState } from 'react';
import { useCardVault } from '../../shell/paying/cards/use-card-vault.ts';
import { usePortal } from '../../shell/portal-context.tsx';

interface AddCardDialogProps {
  /** The first card becomes the default one by itself. */
  readonly isFirst: boolean;
  readonly onAdded: (cards: readonly Card[], cardId: string) => void;
  readonly onClose: () => void;
}

/** Adds a card, in a dialog; a phone shows it as a page. Nothing of it is stored while it is typed. */
export function AddCardDialog({ isFirst, onAdded, onClose }: AddCardDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const vault = useCardVault();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen
      title={t('cards.add')}
      closeLabel={t('common.close')}
      presentation="full"
      initialFocus="field"
      isLocked={isBusy}
      onClose={onClose}
    >
      <CardForm
        vault={vault}
        asksDefault={!isFirst}
        onBusyChange={setBusy}
        onToken={async (token) => {
          const { cards, cardId } = await addCard(transport, token);
          onAdded(cards, cardId);
        }}
      />
    </Dialog>
  );
}
