import type { PasteFlow } from '@songwai/core/orders/paste/paste-flow';
import type { ReviewedStop } from '@songwai/core/orders/paste/reviewed-stop';
import { longest } from '@songwai/core/validation/field-limits';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Button } from '@songwai/ui/button/button';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { X } from 'lucide';
import { CollectedAmount } from '../../shared/collected-amount.tsx';
import { maxPhoneDigits, parsePhone } from '../../shared/parse-phone.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import '../order-later.css';

export interface PastedStopFieldsProps {
  readonly paste: PasteFlow;
  readonly stop: ReviewedStop;
  readonly onDone: () => void;
}

/** What was read of a pasted stop, to be corrected. */
export function PastedStopFields({ paste, stop, onDone }: PastedStopFieldsProps) {
  const t = useTranslate();
  const { key, contactName, contactPhone, remark, codSatang } = stop;
  return (
    <div className="sw-order__picker">
      <TextField
        label={t('paste.name')}
        value={contactName}
        maxLength={longest.contactName}
        onChange={(name) => paste.patch(key, { contactName: name })}
      />
      <PhoneField
        label={t('paste.phone')}
        digits={contactPhone}
        format={formatPhone}
        parse={parsePhone}
        maxDigits={maxPhoneDigits}
        autoComplete="off"
        onChange={(phone) => paste.patch(key, { contactPhone: phone })}
      />
      <TextField
        label={t('paste.note')}
        value={remark}
        maxLength={longest.stopRemark}
        onChange={(note) => paste.patch(key, { remark: note })}
      />
      <CollectedAmount
        label={t('paste.codField')}
        satang={codSatang}
        onChange={(satang) => paste.patch(key, { codSatang: satang })}
      />
      <div className="sw-order__section-head">
        <Button variant="soft" onClick={onDone}>
          {t('paste.editDone')}
        </Button>
        <Button variant="quiet" icon={X} onClick={() => paste.remove(key)}>
          {t('paste.remove')}
        </Button>
      </div>
    </div>
  );
}
