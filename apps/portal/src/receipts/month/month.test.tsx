import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { invoiceAnswers, invoiceClock, invoiceUser } from '../../../tests/invoices/invoice-answers.ts';
import { monthAnswers, wireStatement } from '../../../tests/invoices/receipt-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (path: string, answers: Answers = {}) => {
  const bar = createMemoryBar(`/en${path}`);
  const all = { ...invoiceAnswers, ...monthAnswers, ...answers };
  render(<ScreenStory language="en" path={path} bar={bar} clock={invoiceClock} user={invoiceUser} answers={all} />);
  return bar;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('a month is shown by department and by reference, with its balances', async () => {
  const asked: unknown[] = [];
  open('/invoice/month/2026-11', {
    '/invoice/statement': ({ month }) => {
      asked.push(month);
      return wireStatement;
    },
  });
  await screen.findByText('No department');
  expect(asked).toEqual(['11/2026']);
  fireEvent.click(screen.getByRole('radio', { name: 'By reference' }));
  expect(await screen.findByText('PO-7101')).toBeTruthy();
  expect(screen.getByText('Closing balance').parentElement?.textContent).toContain('฿17,764.50');
});

test('the month before is one press away, and the next only where it has come', async () => {
  const bar = open('/invoice/month/2026-12');
  expect(await screen.findByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
  await press('Previous month');
  await waitFor(() => expect(bar.read().pathname).toBe('/en/invoice/month/2026-11'));
});

test.each(['/invoice/month/2027-01', '/invoice/month/2026-13', '/invoice/month/abc'])(
  '%s shows the present month',
  async (path) => {
    open(path);
    await screen.findByRole('heading', { level: 1, name: 'Deliveries of December 2026' });
  },
);

test('the documents of the month are saved, and a download can be stopped', async () => {
  const saved = vi.fn(() => 'blob:month');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  const answers: (() => void)[] = [];
  const file = () => ({ name: 'songwai-2026-11.zip', content: new Blob(['PK']) });
  open('/invoice/month/2026-11', {
    '/tax_document/month': () => new Promise((resolve) => answers.push(() => resolve(file()))),
  });
  await press('Download all documents of the month');
  await screen.findByRole('progressbar', { name: 'Collecting the documents' });
  await press('Stop');
  answers[0]?.();
  await screen.findByRole('button', { name: 'Download all documents of the month' });
  expect(saved).not.toHaveBeenCalled();
  await press('Download all documents of the month');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await screen.findAllByText('songwai-2026-11.zip was downloaded');
  expect(saved).toHaveBeenCalledOnce();
});

test('a month without documents says so', async () => {
  open('/invoice/month/2026-11', {
    '/tax_document/month': () => {
      throw refusal(404);
    },
  });
  await press('Download all documents of the month');
  await screen.findByText('There are no documents in this month yet');
});
