import type { HireStop } from '@songwai/core/full-day/hire-draft';
import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { longest } from '@songwai/core/validation/field-limits';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Card } from '@songwai/ui/card/card';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { maxPhoneDigits, parsePhone } from '../shared/parse-phone.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useHireProblems } from './use-hire-problems.ts';
import './form/hire-form.css';

interface HireContactProps {
  readonly flow: HireFlow;
  readonly stop: HireStop;
  readonly index: number;
}

/** Who is met at one place. */
export function HireContact({ flow, stop, index }: HireContactProps) {
  const t = useTranslate();
  const problemOf = useHireProblems(flow);
  const { key, place, contactName, contactPhone, remark } = stop;
  const path = `stops.${key}`;
  return (
    <Card>
      <fieldset className="sw-hire__contact">
        <legend>
          <span className="sw-strong">{place?.name}</span>{' '}
          <span className="sw-note">{t(index === 0 ? 'hire.workPlace' : 'hire.onTheWay')}</span>
        </legend>
        <div data-field={`${path}.contactName`}>
          <TextField
            label={t('hire.contact')}
            value={contactName}
            onChange={(next) => flow.patchStop(key, { contactName: next })}
            error={problemOf(`${path}.contactName`)}
            autoComplete={index === 0 ? 'name' : 'off'}
            maxLength={longest.contactName}
            isRequired
          />
        </div>
        <div data-field={`${path}.contactPhone`}>
          <PhoneField
            label={t('hire.phone')}
            digits={contactPhone}
            format={formatPhone}
            parse={parsePhone}
            maxDigits={maxPhoneDigits}
            onChange={(next) => flow.patchStop(key, { contactPhone: next })}
            isRequired
            error={problemOf(`${path}.contactPhone`)}
            autoComplete={index === 0 ? 'tel' : 'off'}
          />
        </div>
        <TextField
          label={t('hire.stopRemark')}
          placeholder={t('order.stopRemarkPlaceholder')}
          value={remark}
          onChange={(next) => flow.patchStop(key, { remark: next })}
          maxLength={longest.stopRemark}
        />
      </fieldset>
    </Card>
  );
}
