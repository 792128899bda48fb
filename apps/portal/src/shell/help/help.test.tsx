import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyNow } from '@songwai/features/tests/story-now';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { bookingAnswers, wireJobs } from '../../../tests/jobs/booking-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const atNight = () => new Date(storyNow.getTime() - 10.5 * 3_600_000);

const show = (answers: Answers = {}, props: Partial<ScreenStoryProps> = {}) => {
  const bar = createMemoryBar('/en/neworder');
  render(
    <ScreenStory
      language="en"
      path="/neworder"
      bar={bar}
      user={storyUser}
      answers={{
        ...bookingAnswers,
        '/job': () => ({ ...ok, jobs: wireJobs.slice(0, 1), total: 0, statuses: [] }),
        '/chat/room/list/:username/:role': () => ({ ...ok, rooms: [], unreadCount: 2 }),
        ...answers,
      }}
      {...props}
    />,
  );
  return bar;
};
const open = async () => fireEvent.click(await screen.findByRole('button', { name: /Need help/ }));

test('the button counts answers that are not read, and opens the delivery under way, topics and people', async () => {
  const bar = show();
  await waitFor(() => expect(screen.getByRole('button', { name: /Need help.*2 new answers/ })).toBeTruthy());
  await open();
  expect(await screen.findByRole('dialog', { name: 'How can we help?' })).toBeTruthy();
  expect(await screen.findByText(/^Job J/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Chat with our team' }));
  await waitFor(() => expect(bar.read().pathname).toBe('/en/chat/support'));
});

test('outside hours a message is left in one’s own support room', async () => {
  const asked: unknown[] = [];
  show(
    {
      '/chat/support/ask': () => ok,
      '/chat/room/:roomId/message': (body) => {
        asked.push(body);
        return ok;
      },
    },
    { clock: atNight },
  );
  await open();
  expect(await screen.findByText('We are back at 08:00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the message' }));
  expect(await screen.findByText('Write a message first')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'What happened?' }), { target: { value: 'The box was open' } });
  fireEvent.click(screen.getByRole('button', { name: 'Leave the message' }));
  expect(await screen.findByText('We have your message')).toBeTruthy();
  expect(asked).toMatchObject([{ roomId: storyUser.userId, text: 'The box was open' }]);
});

test('a visitor is led to the questions, and to the chat after signing in', async () => {
  const bar = show({}, { user: undefined });
  await open();
  const topic = await screen.findByRole('link', { name: /Cancel or postpone/ });
  expect(topic.getAttribute('href')).toBe('/en/faq');
  fireEvent.click(screen.getByRole('button', { name: 'Chat with our team' }));
  await waitFor(() => expect(bar.read().pathname + bar.read().search).toContain('login'));
});
