import type { GatewayError } from '../../gateway/gateway-error.ts';
import { anyPhone } from '../../validation/phones/any-phone.ts';
import { isDropPointDay } from './drop-point-day.ts';
import { type DropPointDraft, longestRemark } from './drop-point-draft.ts';

/** `refused`: the gateway says why, in `description`. */
export type DropPointProblemCode =
  | 'placeMissing'
  | 'nameMissing'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'dayOutside'
  | 'remarkTooLong'
  | 'refused';

/** What is wrong with a field. */
export interface DropPointProblem {
  readonly path: keyof DropPointDraft;
  readonly code: DropPointProblemCode;
  /** The gateway's sentence; empty unless it refused the field. */
  readonly description: string;
}

const problem = (path: DropPointProblem['path'], code: DropPointProblemCode, description = ''): DropPointProblem => ({
  path,
  code,
  description,
});

const phoneProblems = (phone: string): readonly DropPointProblem[] => {
  const checked = anyPhone(phone);
  if (checked.ok) return [];
  return [problem('contactPhone', checked.error.code === 'phoneRequired' ? 'phoneMissing' : 'phoneInvalid')];
};

/** All that stands in the way of saving, in the order of the fields. */
export const dropPointProblems = (draft: DropPointDraft, now: Date): readonly DropPointProblem[] => [
  ...(draft.place === null ? [problem('place', 'placeMissing')] : []),
  ...(draft.contactName.trim() === '' ? [problem('contactName', 'nameMissing')] : []),
  ...phoneProblems(draft.contactPhone),
  ...(draft.deliveryDate !== '' && !isDropPointDay(draft.deliveryDate, now) ? [problem('deliveryDate', 'dayOutside')] : []),
  ...(draft.remark.trim().length > longestRemark ? [problem('remark', 'remarkTooLong')] : []),
];

/** The form's field for each field of the wire that the gateway may refuse. */
const paths: Readonly<Record<string, DropPointProblem['path']>> = {
  lat: 'place',
  lng: 'place',
  addressName: 'place',
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  deliveryDate: 'deliveryDate',
  remark: 'remark',
};

/** The problem of the field that the gateway refused; null if it refused none of the form's. */
export const refusedField = ({ field, description }: GatewayError): DropPointProblem | null => {
  const path = paths[field ?? ''];
  return path === undefined ? null : problem(path, 'refused', description);
};
