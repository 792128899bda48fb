import type { Card } from '@songwai/core/payments/card';
import { deleteCard, setDefaultCard } from '@songwai/core/payments/card-calls';
import { cardName } from '@songwai/features/payments/card-name';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { cardsQuery } from '../../shell/paying/paying.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { ListCard } from '../../shell/settings/list-card.tsx';
import { Outcome } from '../../shell/settings/outcome.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { AddCardDialog } from './add-card-dialog.tsx';
import { type CardChoice, CardRow } from './card-row.tsx';
import { ChangeCardDialog } from './change-card-dialog.tsx';

type Form = { readonly kind: 'add' } | { readonly kind: 'change' | 'remove'; readonly card: Card };

/** The section of the cards: list, add, change, choose, remove (spec §2 "cards"). */
export function CardsSettings() {
  const t = useTranslate();
  const { transport } = usePortal();
  const company = useUser()?.company ?? null;
  const queries = useQueryClient();
  const query = useQuery(cardsQuery(transport));
  const choosing = useAction();
  const [form, setForm] = useState<Form | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const mayChange = company === null || company.rights.pay;
  const cards = query.data;
  const isEmpty = cards?.length === 0;

  const open = (next: Form) => {
    setDone(null);
    choosing.clear();
    setForm(next);
  };
  const finish = (next: readonly Card[], text: string) => {
    queries.setQueryData(cardsQuery(transport).queryKey, next);
    setForm(null);
    setDone(text);
  };
  const choose = (card: Card, choice: CardChoice) => {
    if (choice !== 'default') return open({ kind: choice, card });
    setDone(null);
    return void choosing.run(async () => {
      finish(await setDefaultCard(transport, card.cardId), t('cards.selected', { card: cardName(t, card) }));
    });
  };
  const handleAdded = (next: readonly Card[], cardId: string) => {
    const added = next.find((card) => card.cardId === cardId);
    finish(next, t('cards.added', { card: added ? cardName(t, added) : '' }));
  };
  const add = (variant: 'primary' | 'quiet') => (
    <Button variant={variant} icon={Plus} onClick={() => open({ kind: 'add' })}>
      {t('cards.add')}
    </Button>
  );

  return (
    <Stack gap="large">
      {done ? <Outcome key={done} text={done} /> : null}
      <Problem error={choosing.error} />
      <SettingsCard
        title={t(company ? 'cards.company' : 'cards.list')}
        detail={mayChange ? (isEmpty ? t('cards.emptyHelp') : null) : t('cards.noRight')}
        action={mayChange && cards && !isEmpty ? add('quiet') : null}
      >
        <ListCard
          label={t(company ? 'cards.company' : 'cards.list')}
          query={{ ...query, data: cards?.map((card) => ({ ...card, id: card.cardId })) }}
          empty={{ title: t('cards.empty'), action: mayChange ? add('primary') : null }}
          failed={t('cards.failed')}
          renderItem={(card) => (
            <CardRow
              card={card}
              onChoose={mayChange ? (choice) => choose(card, choice) : undefined}
              onAddAgain={() => open({ kind: 'add' })}
            />
          )}
        />
      </SettingsCard>
      {form?.kind === 'add' ? <AddCardDialog isFirst={isEmpty} onAdded={handleAdded} onClose={() => setForm(null)} /> : null}
      {form?.kind === 'change' ? (
        <ChangeCardDialog
          card={form.card}
          onChanged={(next) => finish(next, t('cards.changed', { card: cardName(t, form.card) }))}
          onClose={() => setForm(null)}
        />
      ) : null}
      {form?.kind === 'remove' ? <RemoveCard card={form.card} onRemoved={finish} onCancel={() => setForm(null)} /> : null}
    </Stack>
  );
}

interface RemoveCardProps {
  readonly card: Card;
  readonly onRemoved: (cards: readonly Card[], text: string) => void;
  readonly onCancel: () => void;
}

function RemoveCard({ card, onRemoved, onCancel }: RemoveCardProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const name = cardName(t, card);
  return (
    <ConfirmAction
      title={t('cards.removeTitle', { card: name })}
      detail={t('cards.removeDetail')}
      confirmLabel={t('cards.remove')}
      cancelLabel={t('cards.keep')}
      act={async () => onRemoved(await deleteCard(transport, card.cardId), t('cards.deleted', { card: name }))}
      onDone={onCancel}
      onCancel={onCancel}
    />
  );
}
