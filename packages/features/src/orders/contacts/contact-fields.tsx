import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderProblem } from '@songwai/core/orders/fields/problem';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { longest } from '@songwai/core/validation/field-limits';
import { isForeignPhone } from '@songwai/core/validation/phones/foreign-phone';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Button } from '@songwai/ui/button/button';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Plus } from 'lucide';
import { useContext, useRef, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import '@songwai/ui/card/card.css';
import { maxPhoneDigits, parsePhone } from '../../shared/parse-phone.ts';
import { problemTexts } from '../order-problems.ts';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import { stopRole } from '../stops/stop-role.ts';
import './contacts-step.css';

export interface ContactFieldsProps {
  readonly flow: OrderFlow;
  readonly stops: readonly Stop[];
  readonly stop: Stop;
  readonly index: number;
  readonly problems: readonly OrderProblem[];
}

/** Contact of one stop, and its note for the driver. */
export function ContactFields({ flow, stops, stop, index, problems }: ContactFieldsProps) {
  const t = useTranslate();
  const { ContactPart } = useContext(ShellPartsContext);
  const [isRemarkOpen, setIsRemarkOpen] = useState(stop.remark !== '');
  const problemOf = problemTexts(problems, t);
  const path = `stops.${stop.key}`;
  const role = stopRole(stops, index, t);
  const isSender = index === 0;
  const [sender] = stops;
  const name = useRef<HTMLDivElement>(null);

  const takeSender = ({ contactName, contactPhone }: Stop) => {
    flow.patchStop(stop.key, { contactName, contactPhone });
    // The button disappears, so the focus moves to the field that it filled in.
    name.current?.querySelector('input')?.focus();
  };

  return (
    <fieldset className="sw-card sw-contact">
      <legend className="sw-contact__place">
        <span className="sw-strong">{stop.place?.name ?? role}</span>
        <span className="sw-small sw-soft">{[role, stop.place?.address].filter(Boolean).join(' · ')}</span>
      </legend>
      {!isSender && sender?.contactName && stop.contactName + stop.contactPhone === '' ? (
        <Button variant="quiet" className="sw-contact__more" onClick={() => takeSender(sender)}>
          {t('order.sameAsSender')}
        </Button>
      ) : null}
      <div className="sw-contact__pair">
        <div ref={name} data-field={`${path}.contactName`}>
          <TextField
            label={isSender ? t('order.senderName') : t('order.receiverName')}
            value={stop.contactName}
            onChange={(contactName) => flow.patchStop(stop.key, { contactName })}
            error={problemOf(`${path}.contactName`)}
            autoComplete={index === 0 ? 'name' : 'off'}
            maxLength={longest.contactName}
            isRequired
          />
        </div>
        <div data-field={`${path}.contactPhone`}>
          <PhoneField
            label={t('order.phone')}
            digits={stop.contactPhone}
            format={formatPhone}
            parse={parsePhone}
            maxDigits={maxPhoneDigits}
            onChange={(contactPhone) => flow.patchStop(stop.key, { contactPhone })}
            error={isForeignPhone(stop.contactPhone) ? t('errors.phoneForeign') : problemOf(`${path}.contactPhone`)}
            autoComplete={index === 0 ? 'tel' : 'off'}
            isRequired
          />
        </div>
      </div>
      {ContactPart ? <ContactPart {...{ flow, stop }} /> : null}
      {isRemarkOpen ? (
        <TextField
          label={t('order.stopRemark')}
          placeholder={t('order.stopRemarkPlaceholder')}
          value={stop.remark}
          onChange={(remark) => flow.patchStop(stop.key, { remark })}
          maxLength={longest.stopRemark}
        />
      ) : (
        <Button variant="quiet" icon={Plus} className="sw-contact__more" onClick={() => setIsRemarkOpen(true)}>
          {t('order.addStopRemark')}
        </Button>
      )}
    </fieldset>
  );
}
