import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { RuleProblem } from '../validation/rule-result.ts';
import type { EnquiryForm } from './enquiry-form.ts';

/** Why a field is refused: by a rule, by a newer version of the terms, or by the gateway in its own words. */
export type EnquiryProblem =
  | RuleProblem
  | { readonly code: 'termsChanged' }
  | { readonly code: 'refused'; readonly text: string };

/** The fields that are refused, in the order of the form. */
export type EnquiryProblems = Readonly<Partial<Record<keyof EnquiryForm, EnquiryProblem>>>;

/** The stage of an enquiry; `failed` stays until the next edit or attempt. */
export type EnquiryStatus =
  | { readonly is: 'editing' }
  | { readonly is: 'sending' }
  | { readonly is: 'failed'; readonly error: GatewayError }
  | { readonly is: 'sent' };

/** The stage of the brochure that is asked for once the enquiry is sent. */
export type BrochureStatus =
  | { readonly is: 'closed' }
  | { readonly is: 'asking'; readonly problem: RuleProblem | null }
  | { readonly is: 'sending' }
  | { readonly is: 'failed'; readonly error: GatewayError }
  | { readonly is: 'sent' };

export interface EnquiryState {
  readonly form: EnquiryForm;
  /** The field that no person sees. */
  readonly website: string;
  readonly problems: EnquiryProblems;
  readonly status: EnquiryStatus;
  /** How often sending was refused, so that a view can move the focus each time. */
  readonly refusals: number;
  /** Where the brochure goes; at first the form's address. */
  readonly brochureEmail: string;
  readonly brochure: BrochureStatus;
}

/** A business enquiry: what is typed, and sending it. */
export interface EnquiryFlow {
  readonly store: StoreApi<EnquiryState>;
  /** Fetches what the enquiry will be sent with; it is fetched again when sending if this fails. */
  open(): Promise<void>;
  /** A field that is edited is not marked any more. */
  patch(change: Partial<EnquiryForm>): void;
  patchWebsite(text: string): void;
  /** Checks and sends. Does nothing while it is being sent. */
  send(): Promise<void>;
  /** Back to the form after it was sent, to correct it. */
  correct(): void;
  openBrochure(): void;
  patchBrochureEmail(email: string): void;
  requestBrochure(): Promise<void>;
}
