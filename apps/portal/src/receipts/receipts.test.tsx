import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wireDocument } from '../../tests/invoices/invoice-answers.ts';
import { namedReceipt, receiptAnswers, savedHeaders, wireReceipt } from '../../tests/invoices/receipt-answers.ts';
import { jobAnswers } from '../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Body = Readonly<Record<string, unknown>>;
const open = (path: string, answers: Answers = {}) => {
  const sent: Body[] = [];
  const all: Answers = {
    ...jobAnswers(completed),
    ...receiptAnswers,
    ...answers,
  };
  const naming = all['/receipt/addressee'];
  render(
    <ScreenStory
      language="en"
      path={path}
      user={storyUser}
      job={completed}
      answers={{
        ...all,
        '/receipt/addressee': (body) => {
          sent.push(body);
          return naming?.(body);
        },
      }}
    />,
  );
  return sent;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('a receipt shows the sum, the route with its times, and leads back to its job', async () => {
  open('/receipt/job/J2481937');
  await screen.findByText('RC2611-00131');
  expect(await screen.findByText(/^Picked up/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Job J\S+1937$/ }).getAttribute('href')).toBe('/en/job/J2481937');
});

test('what was paid or waived later has its own documents, each with its file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:x'), revokeObjectURL: vi.fn() }));
  const asked: string[] = [];
  const answers = receiptAnswers['/tax_document/:documentId'];
  open('/receipt/job/J2481937', {
    '/receipt/job': () =>
      wireReceipt({
        further: [
          wireDocument({ documentId: 'd-note', kind: 'creditNote', number: 'CN2611-00004', issueDate: '22/11/2026', amount: 50 }),
          wireDocument({ documentId: 'd-later', kind: 'receipt', number: 'RC2611-00150', issueDate: '22/11/2026', amount: 80 }),
        ],
      }),
    '/tax_document/:documentId': (body) => {
      asked.push('file');
      return answers?.(body);
    },
  });
  const list = await screen.findByRole('list', { name: 'Other receipts and credit notes of this job' });
  expect(list.textContent).toContain('Credit note CN2611-00004');
  expect(list.textContent).toContain('−฿50');
  expect(list.textContent).toContain('Receipt RC2611-00150');
  await press('Download Credit note CN2611-00004');
  await waitFor(() => expect(asked).toEqual(['file']));
});

test('a saved billing address is named, and the receipt that stands for the old one is shown', async () => {
  let isNamed = false;
  const sent = open('/receipt/job/J2481937', {
    '/receipt/job': () => (isNamed ? namedReceipt : wireReceipt()),
    '/receipt/addressee': () => {
      isNamed = true;
      return namedReceipt;
    },
  });
  await press(/In a company’s name/);
  await screen.findByText(/Receipt RC2611-00131 is cancelled/);
  await screen.findByRole('radio', { name: /บางนาเทรดดิ้ง/ });
  await press('Issue a new receipt');
  await waitFor(() => expect(sent).toMatchObject([{ documentId: 'd-receipt', headerId: savedHeaders[0]?.headerId }]));
  await screen.findByText('RC2611-00140');
  await screen.findByText('Stands for');
});

test('another company is typed and checked before it is sent', async () => {
  const sent = open('/receipt/topup/P00030911', {
    '/invoice/header': () => ({ responseCode: 200, responseDesc: '', headers: [] }),
  });
  await press(/In a company’s name/);
  const taxId = await screen.findByRole('textbox', { name: /tax id/i });
  await press('Issue a new receipt');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(taxId);
  fireEvent.change(taxId, { target: { value: '0105500000003' } });
  fireEvent.change(screen.getByRole('textbox', { name: /company/i }), { target: { value: 'Bang Na Trading' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Head office' }));
  fireEvent.change(screen.getByRole('textbox', { name: /address/i }), { target: { value: '99/9 Bang Na-Trat Road' } });
  fireEvent.change(screen.getByRole('textbox', { name: /postcode/i }), { target: { value: '10260' } });
  await press('Issue a new receipt');
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        documentId: 'd-top-up',
        companyName: 'Bang Na Trading',
        companyAddress: '99/9 Bang Na-Trat Road',
        taxNumber: '0105500000003',
        branch: '00000',
        postcode: '10260',
      },
    ]),
  );
});

test('a job on the monthly invoice says so, and leads there', async () => {
  open('/receipt/job/J2481937', { '/receipt/job': () => wireReceipt({ receipt: undefined, missing: 'onInvoice' }) });
  await screen.findByText(/monthly invoice/);
  expect(screen.getByRole('link', { name: 'See invoices' }).getAttribute('href')).toBe('/en/invoice');
});
