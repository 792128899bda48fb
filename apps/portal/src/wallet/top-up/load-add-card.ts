import type { LazyPart } from '@songwai/features/shared/lazy-part';
import type { ComponentType } from 'react';

/** What adds a card in place. */
export interface AddCardProps {
  /** The card is saved, and may pay. */
  readonly onAdded: (cardId: string) => void;
  readonly onCancel: () => void;
}

/** Its code, loaded when it is opened. Null: cards cannot be added here yet. */
export const loadAddCard: LazyPart<{ readonly AddCard: ComponentType<AddCardProps> }> | null = null as LazyPart<{
  readonly AddCard: ComponentType<AddCardProps>;
}> | null;
