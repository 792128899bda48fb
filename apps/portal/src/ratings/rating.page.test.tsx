import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wirePayment } from '../../tests/paying-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';

const ok = { responseCode: 200, responseDesc: '' };
const token = 'kVn2x0b1';

interface Place {
  readonly mayRate?: boolean;
  readonly startup?: Partial<PortalStartup>;
  readonly answers?: Answers;
}

const show = (search = '', { mayRate = true, startup = {}, ...more }: Place = {}) => {
  const asked: unknown[] = [];
  render(
    <ScreenStory
      language="en"
      path={`/rating/${token}${search}`}
      answers={{
        '/get_job_detail_tracking': ({ tokenRating }) => {
          asked.push(tokenRating);
          return { ...ok, jobDetail: wireTracking(completed), mayRate };
        },
        '/job_rating_token': (body) => {
          asked.push(body);
          return ok;
        },
        ...more.answers,
      }}
      startup={startup}
    />,
  );
  return asked;
};

test('whoever has the link rates without signing in; the stars in the link are chosen already', async () => {
  const asked = show('?stars=4');
  expect(await screen.findByRole('radio', { name: /^4 stars/, checked: true })).toBeTruthy();
  for (const { name } of completed.stops) expect(screen.getByText(name)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Polite' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(asked).toMatchObject([token, { tokenRating: token, rating: 4, ratingReasons: [2] }]);
});

test.each(['?stars=0', '?stars=6', '?stars=4.5', '?stars=x'])('stars that do not exist (%s) choose nothing', async (search) => {
  show(search);
  await screen.findByRole('button', { name: 'Send rating' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('a job that is not delivered cannot be rated yet, and the page leads to its tracking', async () => {
  show('', { mayRate: false });
  expect(await screen.findByRole('heading', { name: 'You can rate it once it is delivered' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe(`/en/t/${completed.trackingId}`);
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
/** The gateway's answers to tips; what it was sent. */
const tips = (payment: Readonly<Record<string, unknown>>) => {
  const sent: unknown[] = [];
  const tipped = wirePayment({ purpose: 'tip', amount: 50, jobId: undefined, ...payment });
  const answers: Answers = {
    '/job_tip_token': (body) => {
      sent.push(body);
      return { ...ok, payment: tipped };
    },
    '/job_tip_token/room': () => ({ ...ok, tipLeft: 1000, limit: 'job' }),
    '/payment/sandbox/token': () => ({ ...ok, cardTokenId: 'tokn_once' }),
    '/payment/status': () => ({ ...ok, payment: { ...tipped, state: 'paid' } }),
  };
  return { sent, answers };
};

test('whoever has the link tips by PromptPay, and is thanked when the money is there', async () => {
  const { sent, answers } = tips({});
  show('?stars=5', { answers });
  await press(/^Tip สมชาย/);
  await choose('฿50');
  await press('Tip ฿50');
  expect(await screen.findByRole('img', { name: 'PromptPay QR code for ฿50' })).toBeTruthy();
  expect(sent).toMatchObject([{ tokenRating: token, amount: 50, paymentType: 3 }]);
  expect(await screen.findByText(/You tipped ฿50/, {}, { timeout: 5_000 })).toBeTruthy();
});

test('or by a card, which is used once', async () => {
  const { sent, answers } = tips({ method: 'card', state: 'paid' });
  show('?stars=5', { answers });
  await press(/^Tip สมชาย/);
  await choose('฿50');
  await choose('Card');
  await press('Tip ฿50');
  await screen.findByLabelText('Card number', { selector: 'input' });
  const fields = { 'Card number': '4242424242424242', 'Expiry date': '08/29', CVV: '123', 'Name on the card': 'PIM SRIAREE' };
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  await press('Tip ฿50');
  expect(await screen.findByText(/You tipped ฿50/)).toBeTruthy();
  expect(sent).toMatchObject([{ tokenRating: token, amount: 50, paymentType: 1, cardToken: 'tokn_once' }]);
});

test.each([
  ['after few stars', '?stars=2', {}],
  ['where nothing can be paid by a link', '?stars=5', { cardPublicKey: '' }],
])('%s there is no tip', async (_, search, startup) => {
  show(search, { startup });
  await screen.findByRole('button', { name: 'Send rating' });
  expect(screen.queryByRole('button', { name: /^Tip/ })).toBeNull();
});
