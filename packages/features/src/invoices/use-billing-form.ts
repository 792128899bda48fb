import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { ReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { checkReceiptHeader } from '@songwai/core/invoices/receipt-header-form';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { type RefObject, useRef, useState } from 'react';
import { focusBranch } from '../shared/office-fields.tsx';
import { useTranslate } from '../shared/translate-context.tsx';

type Field = keyof ReceiptHeader;

/** A billing address that is being typed. */
export interface BillingDraft {
  readonly form: ReceiptHeader;
  readonly change: (changed: Partial<ReceiptHeader>) => void;
  readonly errorOf: (name: Field) => string | undefined;
  /** What is wrong, once it was sent. */
  readonly problems: Readonly<Partial<Record<Field, RuleProblem>>>;
  readonly refs: {
    readonly taxNumber: RefObject<HTMLInputElement | null>;
    readonly companyName: RefObject<HTMLInputElement | null>;
    readonly address: RefObject<HTMLTextAreaElement | null>;
    readonly branch: RefObject<HTMLDivElement | null>;
    readonly postcode: RefObject<HTMLInputElement | null>;
  };
  /** What is complete; otherwise null, with the focus at the first problem. */
  readonly check: () => ReceiptHeader | null;
}

export const emptyBilling: ReceiptHeader = { companyName: '', address: '', taxNumber: '', branch: '', postcode: '' };
/** From the first field to the last, for the focus. */
const fieldOrder = ['taxNumber', 'companyName', 'address', 'branch', 'postcode'] as const;

/** What is wrong with a field; in words of this part, because an element has no other form's. */
const problemTexts: Readonly<Record<string, TextKey<'billing'>>> = {
  billingAddressRequired: 'billing.addressRequired',
  companyNameRequired: 'billing.companyNameRequired',
  taxIdInvalid: 'billing.taxIdInvalid',
  taxIdRequired: 'billing.taxIdRequired',
};

/** The fields of a billing address, which is checked when it is sent; where it is stored meanwhile is the shell's. */
export function useBillingForm(form: ReceiptHeader, onChange: (form: ReceiptHeader) => void): BillingDraft {
  const t = useTranslate();
  const [wasSent, setWasSent] = useState(false);
  const refs = {
    taxNumber: useRef<HTMLInputElement>(null),
    companyName: useRef<HTMLInputElement>(null),
    address: useRef<HTMLTextAreaElement>(null),
    branch: useRef<HTMLDivElement>(null),
    postcode: useRef<HTMLInputElement>(null),
  };
  const checked = checkReceiptHeader(form);
  const problems = checked.ok ? {} : checked.error;
  return {
    form,
    change: (changed) => onChange({ ...form, ...changed }),
    errorOf: (name) => {
      const key = wasSent ? problemTexts[problems[name]?.code ?? ''] : undefined;
      return key && t(key);
    },
    problems: wasSent ? problems : {},
    refs,
    check: () => {
      setWasSent(true);
      if (checked.ok) return checked.value;
      const first = fieldOrder.find((name) => problems[name]);
      if (first === 'branch') focusBranch(refs.branch.current);
      else if (first) refs[first].current?.focus();
      return null;
    },
  };
}
