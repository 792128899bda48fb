import type { OrderDraft, Stop } from '../draft/draft.ts';
import type { OrderProblem } from './problem.ts';

/** What the wizard's steps ask for: the first for route and goods, the second for contacts and payment. */
export type DraftStep = 'route' | 'details';

type CheckDraft = (draft: OrderDraft, nowMs: number) => readonly OrderProblem[];

/** The rules of a field, by the step that asks for it. */
export type FieldRules = { readonly [Step in DraftStep]?: CheckDraft };

/** A field that the customer can set; step, idempotency key, prefill and the shortest order follow from actions of their own. */
export type DraftFieldName = Exclude<keyof OrderDraft, 'step' | 'guid' | 'prefilled' | 'shortened'>;

/** Fields of a draft that a customer has changed. Single stops change by actions of their own, all of them only by a pasted text. */
export type DraftPatch = Partial<Pick<OrderDraft, DraftFieldName>>;

/** Fields of a stop that a customer has changed. */
export type StopPatch = Partial<Omit<Stop, 'key' | 'place' | 'isReturn'>>;
