import { isPromoExpired } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Tag } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';

const selectPromo = (state: OrderState) => ({
  code: state.draft.promoCode,
  description: state.estimate.status === 'ready' ? state.estimate.value.promoDescription : null,
  isOver: isPromoExpired(state),
  reason: state.estimate.status === 'ready' ? state.estimate.value.promoProblem : undefined,
  problems: state.problems,
});

/** The promo code field. A code whose estimate has no description is expired (spec §5). */
export function PromoCode({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { code, description, isOver, reason, problems } = useFlow(flow.store, selectPromo);
  const [typed, setTyped] = useState(code);
  const isApplied = code !== '' && typed === code;
  const said = isApplied && description ? nameOf(description) : '';
  const expired = isApplied && isOver ? (reason ? nameOf(reason) : t('errors.promoExpired')) : undefined;
  const error = expired ?? problemTexts(problems, t)('promoCode');
  const field = useRef<HTMLDivElement>(null);

  // The error appears under the last field, where the bar would cover it.
  useEffect(() => {
    if (error) field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);

  const apply = () => flow.patch({ promoCode: typed.trim().toUpperCase() });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setTyped(typed.trim().toUpperCase());
    apply();
  };

  return (
    <div ref={field} data-field="promoCode">
      <TextField
        label={t('order.promoCode')}
        icon={Tag}
        value={typed}
        onChange={setTyped}
        onKeyDown={handleKeyDown}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
        hint={said || undefined}
        suffix={
          typed.trim() === '' && code === '' ? undefined : (
            <Button
              variant="quiet"
              onClick={() => {
                if (isApplied) {
                  setTyped('');
                  flow.patch({ promoCode: '' });
                } else {
                  setTyped(typed.trim().toUpperCase());
                  apply();
                }
              }}
            >
              {isApplied ? t('common.remove') : t('order.promoApply')}
            </Button>
          )
        }
      />
    </div>
  );
}
