import type { CardFields } from '@songwai/core/payments/cards/card-form';
import { brandOfFirstDigits } from '@songwai/core/validation/cards/card-brand';
import { cardExpiryDigits, formatCardExpiry } from '@songwai/core/validation/cards/card-expiry-mask';
import { cardNumberDigits, formatCardNumber } from '@songwai/core/validation/cards/card-number-mask';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { CardBrandMark, CardBrandMarks } from '@songwai/ui/payment-mark/card-brand-mark';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Phrases } from '../../shared/phrases.tsx';
import { ruleText } from '../../shared/rule-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { CvvField } from './cvv-field.tsx';
import type { CardFormState } from './use-card-form.ts';
import './card-form.css';

/** The fields of a card, each checked when it is left. */
export function CardFieldset({ state }: { readonly state: CardFormState }) {
  const t = useTranslate();
  const { fields, change, leave, problemOf } = state;
  const brand = brandOfFirstDigits(fields.number);
  const field = (name: keyof CardFields) => {
    const problem = problemOf(name);
    return {
      value: fields[name],
      onChange: change(name),
      onBlur: leave(name),
      error: problem && <Phrases text={ruleText(t, problem)} />,
    };
  };
  return (
    <>
      <div data-field="number">
        <MaskedField
          {...field('number')}
          label={t('cards.number')}
          placeholder={t('cards.numberPlaceholder')}
          parse={cardNumberDigits}
          format={formatCardNumber}
          suffix={brand ? <CardBrandMark brand={brand} /> : <CardBrandMarks brands={['visa', 'mastercard', 'jcb']} />}
          inputMode="numeric"
          autoComplete="cc-number"
          isRequired
        />
      </div>
      <div className="sw-card-form__pair">
        <div data-field="expiry">
          <MaskedField
            {...field('expiry')}
            label={t('cards.expiry')}
            placeholder={t('cards.expiryPlaceholder')}
            parse={cardExpiryDigits}
            format={formatCardExpiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            isRequired
          />
        </div>
        <div data-field="cvv">
          <CvvField {...field('cvv')} />
        </div>
      </div>
      <div data-field="holderName">
        <TextField
          {...field('holderName')}
          label={t('cards.holder')}
          placeholder={t('cards.holderPlaceholder')}
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          isRequired
        />
      </div>
    </>
  );
}
