import { hireAnswers, wireQuotation } from '@songwai/features/tests/full-day/hire-fixture';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const path = '/fullday/api/v1/quotation/:quotationNo';

test('a quotation is accepted after a question, and the sales team will call', async () => {
  let accepted = 0;
  const answers = {
    [path]: () => ({ ...ok, ...wireQuotation() }),
    [`${path}/accept`]: () => {
      accepted += 1;
      return { ...ok, ...wireQuotation({ acceptedDate: '21/11/2026' }) };
    },
  };
  render(<ScreenStory language="en" path="/quotations/Q2026-00012" user={storyUser} answers={answers} />);
  expect(await screen.findByText('One hundred and six thousand two hundred baht only')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the quotation' }));
  const question = await screen.findByRole('alertdialog', { name: 'Accept quotation Q2026-00012 for ฿106,200?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Accept it' }));
  expect(await screen.findByText(/Accepted on 21 Nov 2026\. Our sales team will call 081 234 5678/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([accepted, screen.queryByRole('button', { name: 'Accept the quotation' })]).toEqual([1, null]);
});

test('its PDF is downloaded in the language of the page', async () => {
  const answers = { [path]: () => ({ ...ok, ...wireQuotation() }) };
  render(<ScreenStory language="en" path="/quotations/Q2026-00012" user={storyUser} answers={answers} />);
  const link = await screen.findByRole('link', { name: 'Download the PDF' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/api/fullday/api/v1/quotation_pdf/kVn2x0b1Q2m9Zt7cYw4PzAbC?lang=en',
    'Q2026-00012.pdf',
  ]);
});

test('one that has expired cannot be accepted, but copied into the form', async () => {
  const answers = hireAnswers({ [path]: () => ({ ...ok, ...wireQuotation({ validUntil: '20/11/2026' }) }) });
  render(<ScreenStory language="en" path="/quotations/Q2026-00012" user={storyUser} answers={answers} />);
  expect(await screen.findByText(/not valid any more/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the quotation' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy and change' }));
  expect(await screen.findByRole('tab', { name: /Monthly/, selected: true })).toBeTruthy();
  expect(await screen.findByDisplayValue('บริษัท ขนมไทยบ้านสวน จำกัด')).toBeTruthy();
});
