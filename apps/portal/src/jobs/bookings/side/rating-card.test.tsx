import { storyNow } from '@songwai/features/tests/story-now';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deliveredAnswers, waitingAnswer } from '../../../../tests/delivered-answers.ts';
import { bookingAnswers } from '../../../../tests/jobs/booking-answers.ts';
import { payingAnswers } from '../../../../tests/paying-answers.ts';
import { ScreenStory } from '../../../../tests/screen-story.tsx';
import { storyUser } from '../../../../tests/story-user.ts';
import type { Portal } from '../../../shell/portal.ts';

afterEach(cleanup);

const ok = { responseCode: 200, responseDesc: '' };
const dayMs = 86_400_000;

/** A page of the app, for a user with jobs that wait for a rating. */
const show = (jobIds: readonly string[], { askedAt, path = '/dashboard' }: { askedAt?: Date; path?: string } = {}) => {
  const asked: (readonly [string, unknown])[] = [];
  let portal: Portal | undefined;
  render(
    <ScreenStory
      language="en"
      path={path}
      user={storyUser}
      prepare={(made) => {
        portal = made;
        if (askedAt) void made.storage.set('ratingAskedAt', askedAt.toISOString());
      }}
      answers={{
        ...bookingAnswers,
        ...deliveredAnswers(),
        '/job_waiting_for_rating': () => {
          asked.push(['waiting', null]);
          return waitingAnswer(...jobIds);
        },
        '/job_rating': (body) => {
          asked.push(['rated', body]);
          return ok;
        },
      }}
    />,
  );
  return { asked, portal: () => portal };
};

const card = () => screen.findByRole('region', { name: /jobs? to rate$/ });
const openRating = async () => fireEvent.click(within(await card()).getByRole('button', { name: 'Rate' }));

test('a card in bookings asks, and no dialog opens by itself, on no page', async () => {
  show(['J00048213']);
  expect(within(await card()).getByText('1 job to rate')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const { asked } = show(['J00048213'], { path: '/settings' });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(asked).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is sent from the dialog', async () => {
  const { asked } = show(['J00048213']);
  await openRating();
  fireEvent.click(await screen.findByRole('radio', { name: /^4 stars/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(asked).toContainEqual(['rated', expect.objectContaining({ jobId: 'J00048213', rating: 4 })]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('several jobs are listed; one that was rated leaves the list', async () => {
  show(['J00048213', 'J00048214']);
  await openRating();
  const list = () => screen.findByRole('dialog', { name: 'Deliveries to rate' });
  fireEvent.click(within(await list()).getByRole('button', { name: /^สมชาย/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /^5 stars/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  await screen.findByRole('heading', { name: 'Thank you for your rating' });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(within(await list()).queryByRole('button', { name: /^สมชาย/ })).toBeNull();
  expect(within(await list()).getByRole('button', { name: /^วิชัย/ })).toBeTruthy();
});

test('“later” puts the card away until tomorrow', async () => {
  const { portal } = show(['J00048213']);
  fireEvent.click(within(await card()).getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('1 job to rate')).toBeNull();
  await waitFor(async () => expect(await portal()?.storage.get('ratingAskedAt')).toBe(storyNow.toISOString()));
  cleanup();
  const today = show(['J00048213'], { askedAt: new Date(storyNow.getTime() - 60_000) });
  await waitFor(() => expect(today.asked).toHaveLength(1));
  expect(screen.queryByText('1 job to rate')).toBeNull();
  cleanup();
  show(['J00048213'], { askedAt: new Date(storyNow.getTime() - dayMs) });
  expect(await card()).toBeTruthy();
});

test('nothing to rate: no card', async () => {
  const { asked } = show([]);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/to rate/)).toBeNull();
});

test('the driver is tipped from the wallet out of the dialog, which stays open', async () => {
  const sent: unknown[] = [];
  render(
    <ScreenStory
      language="en"
      path="/dashboard"
      user={storyUser}
      answers={payingAnswers({
        ...bookingAnswers,
        ...deliveredAnswers(),
        '/job_waiting_for_rating': () => waitingAnswer('J00048213'),
        '/job/:jobId/tip/room': () => ({ ...ok, tipLeft: 1000, limit: 'job', songwaiWallet: 1240, walletForTips: 1240 }),
        '/job/:jobId/tip': (body) => {
          sent.push(body);
          return { ...ok, songwaiWallet: 1190 };
        },
      })}
    />,
  );
  await openRating();
  fireEvent.click(await screen.findByRole('button', { name: 'Tip สมชาย' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tip the driver' }));
  fireEvent.click(await dialog.findByRole('radio', { name: '฿50' }));
  expect(await dialog.findByText('Balance ฿1,240')).toBeTruthy();
  expect(await dialog.findByText('Visa •••• 4242')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Tip ฿50' }));
  expect(await dialog.findByText('You tipped ฿50. สมชาย thanks you.')).toBeTruthy();
  expect(sent).toMatchObject([{ amount: 50, paymentType: 2 }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Send rating' })).toBeTruthy();
});
