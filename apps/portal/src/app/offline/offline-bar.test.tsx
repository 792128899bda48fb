import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chatAnswers } from '../../../tests/chat/chat-answers.ts';
import { jobRoom } from '../../../tests/chat/wire-rooms.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import type { Portal } from '../../shell/portal.ts';
import { openReach, type Reach } from './open-reach.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Whether the device has a network. Answers of the fixture say the same then, whenever they come. */
const onLine = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

/** A page of a signed-in customer whose device is offline. */
function open(path: string, answers: Answers = {}) {
  const shown: Portal[] = [];
  onLine(false);
  render(
    <ScreenStory
      language="en"
      path={path}
      user={storyUser}
      answers={answers}
      prepare={(portal) => {
        shown.push(portal);
        portal.part(openReach).store.setState({ reach: 'offline' });
      }}
    />,
  );
  return { reach: () => shown[0]?.part(openReach).store };
}

test('the order form says that what was entered stays, and that prices need the network', async () => {
  open('/neworder');
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(screen.getByText(/Everything you entered is still here. Prices and booking need the internet./)).toBeTruthy();
});

test('a page that shows nothing of the customer’s own says that it needs the network', async () => {
  open('/privacy');
  expect(await screen.findByText('This page needs the internet.')).toBeTruthy();
});

test('the chat says itself what waits, and nothing contradicts it', async () => {
  open(`/chat/${jobRoom.roomId}`, chatAnswers());
  expect(await screen.findByText('You are offline. Messages are sent by themselves once you are back.')).toBeTruthy();
  expect(screen.queryByText('This page needs the internet.')).toBeNull();
  cleanup();
  open('/chat', chatAnswers());
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(screen.queryByText('This page needs the internet.')).toBeNull();
});

test('the way back is announced, and the bar goes', async () => {
  const { reach } = open('/privacy');
  await screen.findByText('You are offline');
  onLine(true);
  reach()?.setState({ reach: 'reached' });
  expect(await screen.findByText('You are online again')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
});

test('a gateway that does not answer is named so where older data is shown, with a way to try again', async () => {
  const { reach } = open('/notification', {
    '/notification': () => ({ responseCode: 200, responseDesc: '', notifications: [] }),
  });
  expect(await screen.findByText(/^What you see is as of /)).toBeTruthy();
  onLine(true);
  reach()?.setState({ reach: 'unreachable' });
  expect(await screen.findByText('Songwai cannot be reached right now')).toBeTruthy();
  // Others that the frame asks at the same time may find it away again.
  const found: Reach[] = [];
  reach()?.subscribe((state) => found.push(state.reach));
  // The part that listens to answers may come after the bar: whoever pressed before it presses again.
  await waitFor(() => {
    const again = screen.queryByRole('button', { name: 'Try again' });
    if (again !== null) fireEvent.click(again);
    expect(found).toContain('reached');
  });
});
