import type { Card } from '@songwai/core/payments/card';
import { daysUntilExpiry, expiryReminderDays, formatExpiry } from '@songwai/core/payments/cards/card-expiry-days';
import { cardName } from '@songwai/features/payments/card-name';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ListRow } from '@songwai/ui/list/list-row';
import { Menu } from '@songwai/ui/menu/menu';
import { CardBrandMark } from '@songwai/ui/payment-mark/card-brand-mark';
import { EllipsisVertical, Pencil, Star, Trash2 } from 'lucide';
import type { ReactNode } from 'react';

/** What can be done with a card. */
export type CardChoice = 'default' | 'change' | 'remove';

interface CardRowProps {
  readonly card: Card;
  /** Absent where the user may not change the cards. */
  readonly onChoose?: ((choice: CardChoice) => void) | undefined;
  readonly onAddAgain: () => void;
}

/** A card with its expiry: a reminder before it, the way out after it. */
export function CardRow({ card, onChoose, onAddAgain }: CardRowProps) {
  const t = useTranslate();
  const clock = useClock();
  const name = cardName(t, card);
  const days = daysUntilExpiry(card, clock());
  const isExpired = days < 0;
  return (
    <ListRow
      leading={<CardBrandMark brand={card.brand} isDecorative />}
      title={name}
      detail={
        <>
          {card.isDefault ? (
            <>
              <strong className="sw-accent">{t('cards.default')}</strong> ·{' '}
            </>
          ) : null}
          <Expiry {...{ card, days }} />
        </>
      }
      actions={
        onChoose ? (
          <>
            {isExpired ? (
              <Button variant="tint" size="dense" onClick={onAddAgain}>
                {t('cards.addAgain')}
              </Button>
            ) : null}
            <Menu
              label={t('cards.menu', { card: name })}
              placement="bottom-end"
              items={[
                ...(card.isDefault || isExpired ? [] : [{ id: 'default', label: t('cards.makeDefault'), icon: Star }]),
                { id: 'change', label: t('cards.change'), icon: Pencil },
                'separator',
                { id: 'remove', label: t('cards.remove'), icon: Trash2, tone: 'danger' },
              ]}
              onSelect={(choice) => onChoose(choice as CardChoice)}
              renderTrigger={(trigger) => (
                <IconButton icon={EllipsisVertical} {...trigger} label={t('cards.menu', { card: name })} />
              )}
            />
          </>
        ) : null
      }
    />
  );
}

function Expiry({ card, days }: { readonly card: Card; readonly days: number }): ReactNode {
  const t = useTranslate();
  const expiry = formatExpiry(card);
  if (days < 0) return <span className="sw-problem sw-figures">{t('cards.expired', { expiry })}</span>;
  return (
    <span className="sw-figures">
      {t('cards.expires', { expiry })}
      {days <= expiryReminderDays ? (
        <>
          {' · '}
          <strong className="sw-caution">{days === 0 ? t('cards.expiresToday') : t('cards.expiresIn', { count: days })}</strong>
        </>
      ) : null}
    </span>
  );
}
