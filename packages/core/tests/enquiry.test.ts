import { describe, expect, it, vi } from 'vitest';
import { createEnquiryFlow } from '../src/enquiry/enquiry-flow.ts';
import { checkEnquiry, type EnquiryForm } from '../src/enquiry/enquiry-form.ts';
import { GatewayError } from '../src/gateway/gateway-error.ts';
import type { Transport } from '../src/gateway/transport-types.ts';

const filled: EnquiryForm = {
  ...{ contactName: 'พิมพ์ชนก', fullName: '', phone: '081 234 5678', email: '', businessName: 'ร้านดอกไม้บ้านสวน' },
  ...{ businessType: 'gifts', goods: ['parcel'], vehicles: [], monthlyDeliveries: 120, remark: '' },
  ...{ isPrivacyAccepted: true, wantsPromotions: false },
};

describe('a business enquiry', () => {
  it('needs a contact, a mobile, a business and the consent, and no e-mail address', () => {
    expect(checkEnquiry(filled)).toEqual({ ok: true, value: { ...filled, phone: '0812345678' } });
    const empty = { ...filled, contactName: ' ', phone: '021234567', businessName: '', isPrivacyAccepted: false };
    expect(checkEnquiry(empty)).toEqual({
      ok: false,
      error: {
        contactName: { code: 'contactNameRequired' },
        phone: { code: 'phoneInvalid' },
        businessName: { code: 'companyNameRequired' },
        isPrivacyAccepted: { code: 'privacyConsentRequired' },
      },
    });
  });

  it('is refused with an e-mail address that is none, though it needs none', () => {
    expect(checkEnquiry({ ...filled, email: 'pim@' })).toEqual({ ok: false, error: { email: { code: 'emailInvalid' } } });
  });
});

type Answer = object | GatewayError;
const refusal = (code: number, reply: object, field: string | null = null) =>
  new GatewayError({
    ...{ kind: 'business' as const, code, status: code === 429 ? 429 : 200, description: 'no', field, requestId: null },
    reply: { ...reply },
  });
const noNetwork = () =>
  new GatewayError({ kind: 'network', code: 0, status: 0, description: '', field: null, requestId: null, reply: {} });

/** A flow over a gateway that gives these answers to enquiries in turn; waiting takes no time. */
function openFlow(...answers: readonly Answer[]) {
  const left = [...answers];
  const sent: Record<string, unknown>[] = [];
  const waited: number[] = [];
  const call = vi.fn(async ({ path, body }: { path: string; body?: object }) => {
    if (path === '/mkt_business_form') return { formToken: 'first', termsVersion: '2026-11' };
    sent.push({ ...body });
    const answer = left.shift() ?? {};
    if (answer instanceof GatewayError) throw answer;
    return answer;
  });
  const startTimer = (callback: () => void, delayMs: number) => {
    waited.push(delayMs);
    queueMicrotask(callback);
    return () => undefined;
  };
  const flow = createEnquiryFlow({ transport: { call } as unknown as Transport, clock: () => 0, random: () => 0.5, startTimer });
  return { flow, sent, waited, state: () => flow.store.getState() };
}

describe('sending an enquiry', () => {
  it('marks every field that is wrong, calls nobody, and unmarks a field that is edited', async () => {
    const { flow, sent, state } = openFlow();
    flow.patch({ contactName: 'พิมพ์ชนก', remark: 'รอบเช้า' });
    await flow.send();
    expect(Object.keys(state().problems)).toEqual(['phone', 'businessName', 'isPrivacyAccepted']);
    expect(state().refusals).toBe(1);
    flow.patch({ phone: '0812345678' });
    expect(Object.keys(state().problems)).toEqual(['businessName', 'isPrivacyAccepted']);
    expect(state().form).toMatchObject({ contactName: 'พิมพ์ชนก', remark: 'รอบเช้า' });
    expect(sent).toEqual([]);
  });

  it('sends the version of the terms that was shown, and what was left empty not at all', async () => {
    const { flow, sent, state } = openFlow();
    await flow.open();
    flow.patch(filled);
    await flow.send();
    expect(state().status).toEqual({ is: 'sent' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ phoneNo: '0812345678', deliveryTypes: ['parcel'], deliveriesPerMonth: 120, termsVersion: '2026-11' },
      ...{ question2: 0, formToken: 'first', businessType: 'gifts' },
    });
  });

  it('waits by itself where only a moment is missing, and sends the same enquiry again', async () => {
    const { flow, sent, waited, state } = openFlow(refusal(429, { formToken: 'second', waitSeconds: 2 }));
    flow.patch(filled);
    await flow.send();
    expect(state().status.is).toBe('sent');
    expect(waited).toContain(2_000);
    expect(sent.map(({ formToken }) => formToken)).toEqual(['first', 'second']);
    expect(sent[0]?.['guid']).toBe(sent[1]?.['guid']);
  });

  it('leaves everything as typed without a network, and the next attempt is the same enquiry', async () => {
    const { flow, sent, state } = openFlow(noNetwork());
    flow.patch(filled);
    await flow.send();
    expect(state()).toMatchObject({ status: { is: 'failed' }, form: filled, problems: {} });
    await flow.send();
    expect(state().status.is).toBe('sent');
    expect(sent[0]?.['guid']).toBe(sent[1]?.['guid']);
  });

  it('asks for the consent again where the terms have changed meanwhile', async () => {
    const { flow, sent, state } = openFlow(refusal(409, { termsVersion: '2027-01' }));
    flow.patch(filled);
    await flow.send();
    expect(state().problems).toEqual({ isPrivacyAccepted: { code: 'termsChanged' } });
    expect(state().form.isPrivacyAccepted).toBe(false);
    flow.patch({ isPrivacyAccepted: true });
    await flow.send();
    expect(sent[1]).toMatchObject({ termsVersion: '2027-01' });
  });

  it("marks the field that the gateway refuses, in the gateway's words", async () => {
    const { flow, state } = openFlow(refusal(422, {}, 'phoneNo'));
    flow.patch(filled);
    await flow.send();
    expect(state().problems).toEqual({ phone: { code: 'refused', text: 'no' } });
  });

  it('corrects what was sent under the same number', async () => {
    const { flow, sent, state } = openFlow();
    flow.patch(filled);
    await flow.send();
    flow.correct();
    flow.patch({ phone: '0823456789' });
    await flow.send();
    expect(state().status.is).toBe('sent');
    expect(sent[1]).toMatchObject({ guid: sent[0]?.['guid'], phoneNo: '0823456789' });
  });
});

describe('the brochure', () => {
  it('goes to the address of the form, or to another one that must be an address', async () => {
    const { flow, sent, state } = openFlow({}, noNetwork());
    flow.patch({ ...filled, email: 'pim@example.com' });
    await flow.send();
    flow.openBrochure();
    expect(state().brochureEmail).toBe('pim@example.com');
    flow.patchBrochureEmail('pim');
    await flow.requestBrochure();
    expect(state().brochure).toEqual({ is: 'asking', problem: { code: 'emailInvalid' } });
    flow.patchBrochureEmail('pim@example.com');
    await flow.requestBrochure();
    expect(state().brochure.is).toBe('failed');
    await flow.requestBrochure();
    expect(state().brochure.is).toBe('sent');
    expect(sent.at(-1)).toMatchObject({ email: 'pim@example.com' });
  });
});
