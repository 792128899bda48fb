import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Stack } from '@songwai/ui/layout/stack';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { ChevronLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { maxPhoneDigits, parsePhone } from '../shared/parse-phone.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { HireContact } from './hire-contact.tsx';
import { useHireProblems } from './use-hire-problems.ts';
import './form/hire-form.css';

interface DetailsStepProps {
  readonly flow: HireFlow;
  /** The customer has just come here. */
  readonly isFresh: boolean;
}

const selectDraft = ({ draft }: HireState) => draft;

/** The second step: who is met at each place, whom to ring up, and the note for the driver. */
export function DetailsStep({ flow, isFresh }: DetailsStepProps) {
  const t = useTranslate();
  const problemOf = useHireProblems(flow);
  const { stops, confirmPhone, remark } = useFlow(flow.store, selectDraft);
  const heading = useRef<HTMLHeadingElement>(null);

  // A step is a new page to a screen reader, so its title takes the focus.
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);

  return (
    <div className="sw-hire">
      <div className="sw-hire__back">
        <IconButton icon={ChevronLeft} label={t('hire.back')} onClick={flow.goBack} />
        <h1 ref={heading} className="sw-heading--small" tabIndex={-1}>
          {t('hire.contactsTitle')}
        </h1>
      </div>
      <RouteLine label={t('hire.contactsTitle')}>
        {stops.map((stop, index) => (
          <RouteStop
            key={stop.key}
            node={{ state: 'stop', number: index + 1 }}
            segment={index < stops.length - 1 ? 'dotted' : 'none'}
          >
            <HireContact {...{ flow, stop, index }} />
          </RouteStop>
        ))}
      </RouteLine>
      <Stack>
        <div data-field="confirmPhone">
          <PhoneField
            label={t('order.confirmPhone')}
            digits={confirmPhone}
            format={formatPhone}
            parse={parsePhone}
            maxDigits={maxPhoneDigits}
            onChange={(next) => flow.patch({ confirmPhone: next })}
            isRequired
            hint={t('order.confirmPhoneHint')}
            error={problemOf('confirmPhone')}
          />
        </div>
        <TextArea
          label={t('hire.remark')}
          placeholder={t('order.remarkPlaceholder')}
          value={remark}
          maxLength={1000}
          onChange={(next) => flow.patch({ remark: next })}
        />
      </Stack>
    </div>
  );
}
