import { BusinessRefusal } from '../refusal.ts';
import { httpTexts } from '../texts.ts';
import type { PartnerGate, Session } from './session.ts';

const paymentTypeOf = (body: unknown): number | undefined => {
  const type = typeof body === 'object' && body !== null ? (body as { readonly paymentType?: unknown }).paymentType : undefined;
  return typeof type === 'number' ? type : undefined;
};

/**
 * A partner's guest pays only as the partner allows. One rule for every call that says how something is paid, so that none is forgotten; asked at
 * each call, because a partner may change it at any time.
 *
 * @throws {BusinessRefusal} 422 at `paymentType`, with the reason `payment_not_allowed`.
 */
export async function requirePaymentWay(
  { partnerId }: Pick<Session, 'partnerId'>,
  body: unknown,
  partners: Pick<PartnerGate, 'allowsPayment'>,
): Promise<void> {
  const type = paymentTypeOf(body);
  if (partnerId === null || type === undefined || (await partners.allowsPayment(partnerId, type))) return;
  throw new BusinessRefusal({
    code: 422,
    field: 'paymentType',
    text: httpTexts.paymentNotAllowed,
    fields: { reason: 'payment_not_allowed' },
  });
}
