import { atContacts, emptyDraft, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenStory, type ScreenStoryProps } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

afterEach(cleanup);

/** The order page of a device on which `seen` hints were shown before. */
async function openPage(seen: string | null, more: Partial<ScreenStoryProps> = {}) {
  const opened: Portal[] = [];
  const screen = render(
    <ScreenStory
      language="en"
      path="/neworder"
      hasHints
      prepare={(portal) => {
        opened.push(portal);
        if (seen !== null) void portal.storage.set('onBoarding', seen);
      }}
      {...more}
    />,
  );
  const [portal] = opened;
  if (portal === undefined) throw new TypeError('The page has no portal.');
  await screen.findByRole('region', { name: 'Messages' });
  const order = portal.part(openOrder).store;
  const titles = () =>
    portal
      .part(openAlerts)
      .store.getState()
      .toasts.map(({ title }) => title);
  return { ...screen, portal, order, titles };
}

test('a first order is helped by three hints, each at its moment and in place of the one before', async () => {
  const { portal, order, titles, findByText } = await openPage(null);
  expect((await findByText('Say where from and where to')).closest('[aria-live]')).not.toBeNull();
  act(() => order.setState(priced(threeStopDraft)));
  await waitFor(() => expect(titles()).toEqual(['Compare the price of every vehicle']));
  act(() => order.setState(priced(atContacts(threeStopDraft))));
  await waitFor(() => expect(titles()).toEqual(['Who is at each stop?']));
  expect(await portal.storage.get('onBoarding')).toBe('3');
});

test('a hint that was shown is never shown again', async () => {
  const { order, titles } = await openPage('1');
  expect(titles()).toEqual([]);
  act(() => order.setState(priced(threeStopDraft)));
  await waitFor(() => expect(titles()).toEqual(['Compare the price of every vehicle']));
  act(() => order.setState({ ...priced(threeStopDraft), draft: emptyDraft }));
  expect(titles()).toEqual(['Compare the price of every vehicle']);
});

test('on a phone no hint lies over the search of a stop', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { order, titles, findByText } = await openPage(null);
  await findByText('Say where from and where to');
  act(() => order.setState({ mode: { kind: 'searchLocation', stopKey: 'a' } }));
  await waitFor(() => expect(titles()).toEqual([]));
  act(() => order.setState(priced(threeStopDraft)));
  expect(titles()).toEqual([]);
  act(() => order.setState({ mode: { kind: 'normal' } }));
  await waitFor(() => expect(titles()).toEqual(['Compare the price of every vehicle']));
  vi.unstubAllGlobals();
});

test('whoever has booked before is left alone', async () => {
  const { order, titles, findAllByText } = await openPage(null, { user: { ...storyUser, jobCount: 3 } });
  act(() => order.setState(priced(threeStopDraft)));
  await findAllByText(/466\.45/);
  expect(titles()).toEqual([]);
});
