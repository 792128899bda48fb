import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { isForeignPhone } from '@songwai/core/validation/phones/foreign-phone';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { maxPhoneDigits, parsePhone } from '../../shared/parse-phone.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';

const selectPhone = ({ draft, problems }: OrderState) => ({ phone: draft.confirmPhone, problems });

/** The phone number under which the customer can be reached. */
export function ConfirmPhone({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const { phone, problems } = useFlow(flow.store, selectPhone);
  return (
    <div data-field="confirmPhone">
      <PhoneField
        label={t('order.confirmPhone')}
        hint={t('order.confirmPhoneHint')}
        digits={phone}
        format={formatPhone}
        parse={parsePhone}
        maxDigits={maxPhoneDigits}
        onChange={(confirmPhone) => flow.patch({ confirmPhone })}
        error={isForeignPhone(phone) ? t('errors.phoneForeign') : problemTexts(problems, t)('confirmPhone')}
        isRequired
      />
    </div>
  );
}
