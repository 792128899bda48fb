import { typedDigits } from '@songwai/core/basics/text/digit-groups';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { branchDigits, headOffice } from '@songwai/core/validation/fields/buyer-branch';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { FieldError } from '@songwai/ui/field/field-error';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type RefObject, useId, useState } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';

/** Which of a buyer's offices a paper names. */
export interface Office {
  /** `00000` for the head office, else the branch's digits; empty until it is chosen. */
  readonly branch: string;
  readonly postcode: string;
}

interface OfficeFieldsProps {
  readonly value: Office;
  readonly onChange: (change: Partial<Office>) => void;
  /** Shown at their fields. */
  readonly problems: Readonly<Partial<Record<keyof Office, RuleProblem>>>;
  /** The group with the choice and the number, for the focus. */
  readonly branchRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly postcodeRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** In words of this part, because an element has no other form's. */
const problemTexts: Readonly<Record<string, TextKey<'billing'>>> = {
  branchInvalid: 'billing.branchInvalid',
  branchRequired: 'billing.branchRequired',
  postcodeInvalid: 'billing.postcodeInvalid',
  postcodeRequired: 'billing.postcodeRequired',
};

/** Puts the focus on what is to be corrected: the number of a branch, else the choice. */
export const focusBranch = (group: HTMLDivElement | null): void =>
  (group?.querySelector<HTMLInputElement>('input[inputmode]') ?? group?.querySelector('input'))?.focus();

/** The buyer's head office or branch, and its postcode, as tax papers have to say them. Used wherever a buyer is entered. */
export function OfficeFields({ value, onChange, problems, branchRef, postcodeRef }: OfficeFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const [isBranch, setBranch] = useState(value.branch !== '' && value.branch !== headOffice);
  const errorOf = (problem: RuleProblem | undefined) => {
    const key = problem && problemTexts[problem.code];
    return key && t(key);
  };
  const choose = (choice: 'head' | 'branch') => {
    setBranch(choice === 'branch');
    onChange({ branch: choice === 'head' ? headOffice : '' });
  };
  const chosen = isBranch ? 'branch' : value.branch === headOffice ? 'head' : null;
  const branchError = errorOf(isBranch && problems.branch ? { code: 'branchInvalid' } : problems.branch);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the cards inside are a fieldset with the same name; this one adds help and error. */}
      <div ref={branchRef} className="sw-field" role="group" aria-label={t('billing.branch')} aria-describedby={`${id}-help`}>
        <p className="sw-field__head sw-note" aria-hidden>
          {t('billing.branch')}
        </p>
        <RadioCards
          label={t('billing.branch')}
          value={chosen}
          onChange={choose}
          options={[
            { value: 'head', label: t('common.headOffice') },
            { value: 'branch', label: t('billing.branchOffice') },
          ]}
        />
        {isBranch ? (
          <TextField
            label={t('billing.branchNumber')}
            hint={t('billing.branchNumberHelp')}
            value={value.branch}
            onChange={(typed) => onChange({ branch: typedDigits(typed, branchDigits) })}
            error={branchError}
            inputMode="numeric"
            autoComplete="off"
            isRequired
          />
        ) : null}
        <div id={`${id}-help`}>
          {branchError && !isBranch ? <FieldError id={`${id}-error`}>{branchError}</FieldError> : null}
          <p className="sw-note">{t('billing.officeHelp')}</p>
        </div>
      </div>
      <TextField
        ref={postcodeRef}
        label={t('billing.postcode')}
        value={value.postcode}
        onChange={(typed) => onChange({ postcode: typedDigits(typed, branchDigits) })}
        error={errorOf(problems.postcode)}
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
      />
    </>
  );
}
