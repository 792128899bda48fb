import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { InvoiceCheck } from './invoice-check.tsx';
import { invoicingTexts } from './invoicing-texts.ts';

const show = (verification: Readonly<Record<string, unknown>>) => {
  const answer = vi.fn(() => ({ responseCode: 200, responseDesc: '', documents: [], ...verification }));
  render(
    <SectionStory language="en" Section={InvoiceCheck} texts={invoicingTexts} answers={{ '/company/verification': answer }} />,
  );
  return answer;
};

test('the owner of a company whose documents are being checked reads until when', async () => {
  show({ state: 'waiting', dueDate: '10/12/2026' });
  expect(await screen.findByText('Paying by invoice is not possible yet')).toBeTruthy();
  expect(screen.getByText(/by 10\/12\/2026 at the latest/)).toBeTruthy();
});

test.each(['none', 'draft', 'refused'])('nothing is said while nothing is being checked: %s', async (state) => {
  const answer = show({ state });
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(screen.queryByText('Paying by invoice is not possible yet')).toBeNull();
});
