import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import {
  chargeId,
  invoiceAnswers,
  invoiceClock,
  invoicePayment,
  invoiceUser,
  nothingOverdue,
  paidDetail,
  wireDetail,
  wireInvoice,
  wirePayment,
} from '../../tests/invoices/invoice-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';

const ok = { responseCode: 200, responseDesc: '' };
type Body = Readonly<Record<string, unknown>>;

beforeEach(() => {
  vi.stubGlobal('open', () => null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @returns what was sent to each path, and the address bar. */
const open = (path: string, answers: Answers = {}, user = invoiceUser) => {
  const sent: { readonly path: string; readonly body: Body }[] = [];
  const all = { ...invoiceAnswers, ...answers };
  const recorded = Object.fromEntries(
    Object.entries(all).map(([address, answer]) => [
      address,
      (body: Body) => {
        sent.push({ path: address, body });
        return answer(body);
      },
    ]),
  );
  const bar = createMemoryBar(`/en${path}`);
  render(<ScreenStory language="en" path={path} bar={bar} clock={invoiceClock} user={user} answers={recorded} />);
  return { bar, sentTo: (address: string) => sent.filter((call) => call.path === address).map(({ body }) => body) };
};
const one = '/invoice/IV2612-00042';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('what is owed is said with its days, and leads to paying it', async () => {
  const { bar } = open('/invoice');
  const days = await screen.findByRole('list', { name: 'Until it is due' });
  expect(within(days).getByText('8 days left')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Pay ฿12,480' }));
  await waitFor(() => expect(bar.read()).toMatchObject({ pathname: '/en/invoice/IV2612-00042', search: '?pay' }));
  const heading = await screen.findByRole('heading', { name: 'Amount to pay' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a receipt of a paid month is downloaded, and a failure is said', async () => {
  let mayDownload = true;
  const answered = Promise.withResolvers<void>();
  const { sentTo } = open('/invoice', {
    '/tax_document/:documentId': async () => {
      if (!mayDownload) throw refusal(404);
      await answered.promise;
      return { name: 'RC.pdf', content: new Blob(['%PDF']) };
    },
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined }));
  const button = await screen.findByRole('button', { name: /Download Receipt RC2610-00035/ });
  fireEvent.click(button);
  await waitFor(() => expect(sentTo('/tax_document/:documentId')).toMatchObject([{ documentId: 'd-IV2610-00035' }]));
  expect(button.getAttribute('aria-busy')).toBe('true');
  answered.resolve();
  mayDownload = false;
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(button);
  await screen.findByText('The download failed');
});

test('an invoice’s PDF is mailed to whoever asks, and the address is said', async () => {
  const { sentTo } = open(one);
  fireEvent.click(await screen.findByRole('button', { name: /by e-mail/ }));
  await screen.findByText(/pimchanok@songwai\.test/);
  expect(sentTo('/tax_document/mail')).toMatchObject([{ documentId: 'd-invoice' }]);
});

test('whoever may not see the company’s money asks for none of it', async () => {
  const { sentTo } = open(
    '/invoice',
    {},
    {
      ...invoiceUser,
      company: {
        ...{ companyId: 'C0000001', isOwner: false, isVerified: true, department: null },
        rights: { order: true, view: true, pay: false, manage: false },
      },
    },
  );
  await screen.findByText('You cannot see invoices yet');
  expect(sentTo('/invoice_not_pay')).toEqual([]);
});

test('the tax withheld changes sum and button at once, and a bank is paid once for two presses', async () => {
  const { sentTo } = open(one);
  fireEvent.click(await screen.findByRole('checkbox', { name: /1% withholding tax/ }));
  expect(screen.getAllByText('฿12,355.20')[0]?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(await screen.findByRole('radio', { name: 'Krungthai' }));
  const button = await screen.findByRole('button', { name: /^Pay (฿12,355.20 )?with Krungthai Bank$/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: 'Pay IV2612-00042' });
  expect(await screen.findByText('Confirm with your bank')).toBeTruthy();
  expect(sentTo('/cc_omise_pay_invoice_via_internetbanking')).toMatchObject([
    { invoiceId: wireInvoice().invoiceId, bank: 'mobile_banking_ktb', wht: true },
  ]);
});

test('a part has to be within the invoice, and its own share is withheld', async () => {
  const { sentTo } = open(one);
  await press('Pay a part');
  const field = await screen.findByRole('textbox', { name: 'Amount to take off this invoice' });
  fireEvent.click(await screen.findByRole('radio', { name: /Mastercard/ }));
  fireEvent.change(field, { target: { value: '12480.01' } });
  await press(/^Pay (฿12,480 )?with Mastercard/);
  expect(await screen.findByText('Enter 1 to 12,478.99 baht, or all 12,480')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '1,000' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /1% withholding tax/ }));
  await press(/^Pay (฿990 )?with Mastercard/);
  await waitFor(() => expect(sentTo('/cc_omise_charge_invoice')).toMatchObject([{ amount: 1000, wht: true, cardId: 'card_1' }]));
});

test('a part leaves a rest that can be paid, and all of it may be typed, too', async () => {
  const { sentTo } = open(one, { '/get_invoice_view': () => wireDetail({ leastPayment: 20 }) });
  await press('Pay a part');
  const field = await screen.findByRole('textbox', { name: 'Amount to take off this invoice' });
  expect(screen.getByText('20 to 12,459.80 baht, or all 12,480, withheld tax included')).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /Mastercard/ }));
  fireEvent.change(field, { target: { value: '12,470' } });
  await press(/with Mastercard/);
  expect(await screen.findByText('Enter 20 to 12,459.80 baht, or all 12,480')).toBeTruthy();
  fireEvent.change(field, { target: { value: '12,480' } });
  await press(/with Mastercard/);
  await waitFor(() => expect(sentTo('/cc_omise_charge_invoice')).toMatchObject([{ amount: 12_480 }]));
});

test('what is too little for parts is paid whole, and what is too little to be paid says so', async () => {
  const little = (openAmount: number) => () =>
    wireDetail({ invoice: wireInvoice({ openAmount }), withholding: undefined, leastPayment: 20 });
  open(one, { '/get_invoice_view': little(30) });
  await screen.findByRole('heading', { name: 'Amount to pay' });
  expect(screen.queryByRole('button', { name: 'Pay a part' })).toBeNull();
  cleanup();
  open(one, { '/get_invoice_view': little(12) });
  await screen.findByText(/^Less than ฿20 cannot be paid online/);
});

test('a way says how much it takes at once, and a card that takes less is not offered', async () => {
  const invoice = wireInvoice({ amount: 200_000, openAmount: 200_000 });
  open(one, { '/get_invoice_view': () => wireDetail({ invoice, withholding: undefined }) });
  const card = await screen.findByRole('radio', { name: /Mastercard .* Up to ฿150,000 at once; you can pay in parts/ });
  expect(card).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /^Bank Up to ฿150,000 at once/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Bill payment Up to ฿49,000 at once/ })).toBeTruthy();
  await press('Pay a part');
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount to take off this invoice' }), { target: { value: '150,000' } });
  expect(screen.getByRole('radio', { name: /Mastercard/ })).toHaveProperty('disabled', false);
});

test('a press without a bank asks for one, and moves there', async () => {
  open(one);
  const bank = await screen.findByRole('radio', { name: 'Bangkok' });
  await press(/^Pay( ฿12,480)?$/);
  expect(await screen.findByText('Choose a bank first')).toBeTruthy();
  expect(document.activeElement).toBe(bank);
});

test('a way that the provider does not have stays, and says why', async () => {
  open(one, { '/cc_omise_list_bill_payment': () => ({ ...ok, sources: [] }) });
  await screen.findByText('Counters take no bills right now');
  expect(screen.getByRole('radio', { name: /Bill payment/ })).toHaveProperty('disabled', true);
});

test('a payment under way is gone on with, and is not paid a second time', async () => {
  const payments = [invoicePayment({ state: 'pending', receipt: undefined, chargeId })];
  open(one, { '/get_invoice_view': () => wireDetail({ payments }) });
  await press('Go on');
  await screen.findByRole('dialog', { name: 'Pay IV2612-00042' });
  expect(await screen.findByText('Confirm with your bank')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Amount to pay' })).toBeNull();
});

test('beside a part under way, only the rest is left to pay', async () => {
  const payments = [invoicePayment({ state: 'pending', receipt: undefined, amount: 5_000, withheld: 0, chargeId })];
  open(one, { '/get_invoice_view': () => wireDetail({ payments, withholding: { base: 7_480, amount: 74.8 } }) });
  await screen.findByRole('heading', { name: 'Amount to pay' });
  expect(screen.getAllByText('฿7,480').length).toBeGreaterThan(0);
});

test('the end of a payment stays on the screen when the invoice is paid by it', async () => {
  let isPaid = false;
  open(one, {
    '/get_invoice_view': () => (isPaid ? paidDetail() : wireDetail()),
    '/cc_omise_pay_invoice_via_internetbanking': () => {
      isPaid = true;
      return { ...ok, payment: wirePayment({ state: 'paid', paidAt: '2026-12-08T07:21:00Z', authorizeUri: undefined }) };
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Krungthai' }));
  await press(/^Pay (฿12,480 )?with Krungthai Bank$/);
  await screen.findByText('฿12,355.20 received');
  expect(await screen.findByText('Receipt RC2612-00117')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Pay IV2612-00042' })).toBeTruthy();
});

test('a person pays without withholding', async () => {
  open(one, { '/get_invoice_view': () => wireDetail({ withholding: undefined }) });
  await screen.findByRole('heading', { name: 'Amount to pay' });
  expect(screen.queryByRole('checkbox', { name: /withholding/ })).toBeNull();
});

test('jobs are found by reference and lead to their pages', async () => {
  open(one);
  fireEvent.click(await screen.findByRole('radio', { name: 'Reference' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'po 7104' } });
  const jobs = await screen.findByRole('list', { name: 'PO-7104' });
  expect(within(jobs).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/en\/job\/J000/);
  expect(screen.queryByText('PO-7101')).toBeNull();
});

test('the certificate’s number and date are checked, sent, and then shown', async () => {
  let withheld: Body = {};
  const { sentTo } = open(one, {
    '/get_invoice_view': () => paidDetail(withheld),
    '/invoice/certificate': ({ certificateNumber, certificateDate }) => {
      withheld = { certificateNumber, certificateDate };
      return { ...ok, withheld: { amount: 124.8, base: 12_480, ...withheld } };
    },
  });
  await press('Save');
  expect(await screen.findByText('Enter the number of the certificate')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Number of the certificate' }), { target: { value: '12/0045' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Date of the certificate' }), { target: { value: '31/02/2026' } });
  await press('Save');
  expect(sentTo('/invoice/certificate')).toEqual([]);
  // A phone's number pad has no slash, and Thai documents are dated in the Buddhist year.
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of the certificate' });
  fireEvent.change(date, { target: { value: '' } });
  for (const digit of '08122569') fireEvent.change(date, { target: { value: date.value + digit } });
  expect(date.value).toBe('08/12/2569');
  await press('Save');
  expect(await screen.findByText('No. 12/0045 of 08/12/2026')).toBeTruthy();
});

test('the bank leads back to the invoice', async () => {
  open(`/paymentomise?charge=${chargeId}`, {
    '/payment/status': () => ({ ...ok, payment: wirePayment({ state: 'paid', paidAt: '2026-12-08T07:21:00Z' }) }),
  });
  const link = await screen.findByRole('link', { name: 'See this invoice' });
  expect(link.getAttribute('href')).toBe(`/en/invoice/${wireInvoice().invoiceId}`);
});

test('an overdue invoice is said above every page, with the way to pay it', async () => {
  open('/wallet', {
    '/v2/invoice/overdue': () => ({
      ...nothingOverdue,
      count: 1,
      amount: 12_480,
      daysOverdue: 33,
      invoiceId: 'inv-1',
      isPaused: true,
    }),
  });
  const text = await screen.findByText(/33 days overdue/);
  const bar = text.closest<HTMLElement>('[role="alert"]') as HTMLElement;
  expect(within(bar).getByRole('link', { name: 'Pay ฿12,480' }).getAttribute('href')).toBe('/en/invoice/inv-1?pay');
});

test('nobody is told of invoices who may not pay them', async () => {
  const { company, ...person } = invoiceUser;
  const { sentTo } = open(
    '/wallet',
    {},
    { ...person, company: company && { ...company, rights: { ...company.rights, pay: false } } },
  );
  await screen.findByRole('heading', { level: 1 });
  expect(sentTo('/v2/invoice/overdue')).toEqual([]);
});
