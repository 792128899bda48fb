import type { CardVault } from '@songwai/core/payments/card';
import type { CardFields } from '@songwai/core/payments/cards/card-form';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { Icon } from '@songwai/ui/icon/icon';
import { Lock, ShieldCheck } from 'lucide';
import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { CardFieldset } from './card-fieldset.tsx';
import { cardFormProblem } from './card-form-problem.ts';
import { type CardToken, useCardForm } from './use-card-form.ts';
import './card-form.css';

export interface CardFormProps {
  /** Takes the card; its number goes nowhere else. */
  readonly vault: CardVault;
  /** Saves or charges the card behind the token. @throws GatewayError, which the form explains; what was typed stays. */
  readonly onToken: (token: CardToken) => Promise<void>;
  /** The label of the button; by default "save the card". */
  readonly saveLabel?: string | undefined;
  /** Whether to ask if it becomes the default card. Not for a customer's first one, which does by itself. */
  readonly asksDefault?: boolean | undefined;
  /** While the card is on its way, nothing may close the form. */
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** A card to be typed: number, expiry, CVV, holder. Needs the texts `cards`, `forms` and `errors`. */
export function CardForm({ vault, onToken, saveLabel, asksDefault = true, onBusyChange }: CardFormProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const state = useCardForm({ vault, onToken, isDefaultFirst: true });
  const { isBusy, failure, isDefault, setDefault } = state;
  const latest = useRef(onBusyChange);
  useEffect(() => {
    latest.current = onBusyChange;
  });
  useEffect(() => latest.current?.(isBusy), [isBusy]);

  const focus = (name: keyof CardFields) => form.current?.querySelector<HTMLElement>(`[data-field="${name}"] input`)?.focus();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await state.send();
    if (wrong !== null) focus(wrong);
  };

  return (
    <form ref={form} className="sw-card-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <CardFieldset state={state} />
      {asksDefault ? <Checkbox label={t('cards.useAsDefault')} isChecked={isDefault} onChange={setDefault} /> : null}
      <Card tone="sunken">
        <p className="sw-card-form__safety sw-small">
          <Icon icon={ShieldCheck} />
          <span>
            <Phrases text={t('cards.bankMayAsk')} />
          </span>
        </p>
      </Card>
      {failure !== null && !isBusy ? <Banner tone="danger">{cardFormProblem(failure, t)}</Banner> : null}
      <div className="sw-card-form__end">
        <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isBusy}>
          {saveLabel ?? t('cards.save')}
        </Button>
        <p className="sw-card-form__safety sw-note">
          <Icon icon={Lock} size="small" />
          <span>
            <Phrases text={t('cards.goesToProvider')} />
          </span>
        </p>
      </div>
    </form>
  );
}
