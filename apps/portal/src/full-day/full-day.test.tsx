import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { carHire, hireAnswers, monthlyHire, wireQuotation } from '@songwai/features/tests/full-day/hire-fixture';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hiring } from '../../tests/full-day/hiring.ts';
import { payingAnswers, wirePayment } from '../../tests/paying-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const now = () => new Date();
/** A booking is checked against the real time. */
const inThreeDays = bangkokDate(addDays(now(), 3));
const createJob = '/fullday/api/v1/create_job';
const quote = '/fullday/api/v1/quotation';

const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => fireEvent.click(button(name));

test('two cars for 9 hours are booked once, however often it is pressed, and lead to a job for each driver', async () => {
  const asked: unknown[] = [];
  const answers = hireAnswers({
    [createJob]: (body) => {
      asked.push(body);
      return { ...ok, jobId: 'J00048213', jobIds: ['J00048213', 'J00048214'], trackingId: '8K2M7Q' };
    },
  });
  const prepare = hiring({ ...carHire, date: inThreeDays });
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} {...{ answers, prepare }} />);
  expect(await screen.findByText('฿4,900')).toBeTruthy();
  press(/Next: contacts/);
  const heading = await screen.findByRole('heading', { name: 'Contacts and payment' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const book = button(/Book for ฿4,900/);
  fireEvent.click(book);
  fireEvent.click(book);
  expect(await screen.findByRole('heading', { name: 'Your hire is booked' })).toBeTruthy();
  expect(asked).toMatchObject([{ fullday_pkg_id: 22, options: [2], skNumber: 2, shownPrice: 4_900, jobDate: inThreeDays }]);
  const links = within(screen.getByRole('list', { name: /jobs of your 2 drivers/ })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/job/J00048213', '/en/job/J00048214']);
});

test('what is missing is said at its field, where the focus goes', async () => {
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} answers={hireAnswers()} />);
  await screen.findByText('from ฿17,500');
  press(/Next: contacts/);
  expect(await screen.findByText('Choose a package.')).toBeTruthy();
  expect(screen.getByText('Choose where work starts.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
});

test('a place is searched, added on the way and removed again', async () => {
  const answers = hireAnswers();
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} answers={answers} prepare={hiring(carHire)} />);
  fireEvent.click(await screen.findByRole('button', { name: /Add a stop on the way/ }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Search for a place' }), { target: { value: 'อ่อนนุช' } });
  const found = await screen.findByRole('option', { name: /บีทีเอสอ่อนนุช/ });
  fireEvent.click(found);
  const added = await screen.findByRole('button', { name: /Remove บีทีเอสอ่อนนุช/ });
  expect(document.activeElement?.textContent).toContain('บีทีเอสอ่อนนุช');
  fireEvent.click(added);
  expect(screen.queryByRole('button', { name: /Remove บีทีเอสอ่อนนุช/ })).toBeNull();
});

test('a changed price is shown with the old one, and booking again accepts it', async () => {
  const shown: unknown[] = [];
  const answers = hireAnswers({
    [createJob]: ({ shownPrice }) => {
      shown.push(shownPrice);
      if (shownPrice !== 5_000)
        throw refusal(409, { reply: { estimate: { MultipleSkPrice: 4_500, optFee: 500, totalPrice: 5_000 } } });
      return { ...ok, jobId: 'J00048213', trackingId: '8K2M7Q' };
    },
  });
  const prepare = hiring({ ...carHire, date: inThreeDays, isAtDetails: true });
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} {...{ answers, prepare }} />);
  await screen.findByRole('button', { name: /Book for/ });
  press(/Book for ฿4,900/);
  await screen.findByRole('button', { name: 'Accept ฿5,000' });
  expect(screen.getByText('฿4,900').closest('s')).toBeTruthy();
  press(/Accept ฿5,000/);
  expect(await screen.findByRole('link', { name: 'Open the job' })).toBeTruthy();
  expect(shown).toEqual([4_900, 5_000]);
});

test('a visitor sees the price, signs in to book, and finds the same hire again', async () => {
  const prepare = hiring({ ...carHire, date: inThreeDays });
  render(<ScreenStory language="en" path="/fullday" clock={now} answers={hireAnswers()} prepare={prepare} />);
  await screen.findByText('฿4,900');
  press(/Next: contacts/);
  expect(await screen.findByRole('heading', { name: /Sign in/, level: 1 })).toBeTruthy();
});

test('a month ends in a quotation, asked for once, whose page opens', async () => {
  const asked: unknown[] = [];
  const answers = hireAnswers({
    [quote]: (body) => {
      asked.push(body);
      return { ...ok, ...wireQuotation() };
    },
  });
  const startDate = bangkokDate(addDays(now(), 7));
  const prepare = hiring({ ...monthlyHire, startDate });
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} {...{ answers, prepare }} />);
  await screen.findByText('฿106,200');
  const ask = await screen.findByRole('button', { name: 'Get a quotation' });
  fireEvent.click(ask);
  fireEvent.click(ask);
  expect((await screen.findAllByText(/Q2026-00012/)).length).toBeGreaterThan(0);
  expect(asked).toMatchObject([
    { fullday_pkg_id: 13, options: [3, 6], skNumber: 2, months: 3, weekdays: [1, 2, 3, 4, 5, 6], dailyStart: '08:30', startDate },
  ]);
});

test('the tabs lead to the order form and back', async () => {
  render(<ScreenStory language="en" path="/fullday" clock={now} answers={hireAnswers()} />);
  fireEvent.click(await screen.findByRole('tab', { name: 'Next day' }));
  const tab = await screen.findByRole('tab', { name: 'Next day', selected: true });
  expect(tab).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Full day' }));
  expect(await screen.findByRole('tablist', { name: 'For how long' })).toBeTruthy();
});

test('a hire that is paid by PromptPay waits for its payment before drivers are looked for', async () => {
  const payment = wirePayment({
    jobId: 'J00048213',
    amount: 4_900,
    expiresAt: new Date(now().getTime() + 9 * 60_000).toISOString(),
  });
  const answers = hireAnswers({
    ...payingAnswers(),
    [createJob]: () => ({ ...ok, jobId: 'J00048213', trackingId: '8K2M7Q', payment }),
    '/payment/status': () => ({ ...ok, payment }),
    '/job/:jobId/pay': () => ({ ...ok, songwaiWallet: 0 }),
    '/wallet/info': () => ({ ...ok, songwaiWallet: 6_000 }),
  });
  const prepare = hiring({ ...carHire, date: inThreeDays, isAtDetails: true, paymentType: 3 });
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} {...{ answers, prepare }} />);
  expect(await screen.findByText('Scan a QR code in the next step')).toBeTruthy();
  press(/Book for ฿4,900/);
  expect(await screen.findByRole('heading', { name: 'The hire is waiting for its payment' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'PromptPay QR code for ฿4,900' })).toBeTruthy();
  press(/Pay another way/);
  fireEvent.click(await screen.findByRole('radio', { name: /Wallet/ }));
  press(/Pay ฿4,900/);
  expect(await screen.findByRole('heading', { name: 'Your hire is booked' })).toBeTruthy();
});

test('a hire for which the wallet has become too small leads to another way', async () => {
  const answers = hireAnswers({
    ...payingAnswers(),
    [createJob]: () => {
      throw refusal(422, { field: 'paymentType', reply: { reason: 'wallet_short', missing: 100 } });
    },
  });
  const prepare = hiring({ ...carHire, date: inThreeDays, isAtDetails: true, paymentType: 2 });
  render(<ScreenStory language="en" path="/fullday" user={storyUser} clock={now} {...{ answers, prepare }} />);
  await screen.findByRole('button', { name: /Book for ฿4,900/ });
  press(/Book for ฿4,900/);
  expect(await screen.findByText('Not enough money in the wallet: ฿100 short')).toBeTruthy();
  press(/Choose another way/);
  expect(await screen.findByRole('dialog', { name: 'How to pay' })).toBeTruthy();
});
