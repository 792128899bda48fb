import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chatAnswers, chatJob } from '../../tests/chat/chat-answers.ts';
import { createSignals } from '../../tests/chat/create-signals.ts';
import { jobMessages, jobRoom, minutesAgo, overRoom, supportRoom, wireMessages } from '../../tests/chat/wire-rooms.ts';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const roomPath = `/chat/${jobRoom.roomId}`;

const show = (path: string, answers: Answers = {}) => {
  const stream = createSignals();
  const bar = createMemoryBar(`/en${path}`);
  render(
    <ScreenStory
      language="en"
      path={path}
      bar={bar}
      user={storyUser}
      job={chatJob}
      answers={chatAnswers(undefined, answers)}
      chatSignals={stream.signals}
    />,
  );
  return { stream, bar };
};
const log = () => screen.findByRole('log', { name: 'Messages with สมชาย' });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to สมชาย' });
const driverSays = (text: string): Parameters<ReturnType<typeof createSignals>['message']>[0] => ({
  ...{ roomId: jobRoom.roomId, seq: 9, guid: 'guid-9', kind: 'text', text, createdDateTime: minutesAgo(0) },
  sender: { memberId: 'driver-24', role: 'driver', name: 'สมชาย' },
});

test('a job’s events stand between what was said, each in the reader’s language', async () => {
  show(roomPath);
  const rows = within(await log());
  expect(await rows.findByText('Picked up')).toBeTruthy();
  expect(rows.getByText('The receiver does not answer. May I leave the goods with someone?')).toBeTruthy();
  expect(rows.getByText('ผู้รับไม่รับสาย ฝากของไว้ได้ไหม').getAttribute('lang')).toBe('th');
  expect(rows.getByText('Not read yet')).toBeTruthy();
});

test('what is looked at is read, and the menu’s number says so', async () => {
  const asked: unknown[] = [];
  show(roomPath, {
    '/chat/room/:roomId/read': (body) => {
      asked.push(body);
      return { ...ok, unreadCount: 1 };
    },
  });
  await log();
  await waitFor(() => expect(asked).toMatchObject([{ roomId: jobRoom.roomId, upTo: 8 }]));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Chat/ }).textContent).toContain('1 unread'));
});

test('what comes in is shown and said; a message sent stands once, also when the stream repeats it', async () => {
  const { stream } = show(roomPath);
  const rows = within(await log());
  await rows.findByText('Picked up');
  act(() => stream.message(driverSays('At the lobby')));
  expect(await rows.findByText('At the lobby')).toBeTruthy();
  expect(await screen.findByText('สมชาย: At the lobby')).toBeTruthy();
  const input = await field();
  fireEvent.change(input, { target: { value: 'I am coming' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe('');
  await waitFor(() => expect(rows.getAllByText('I am coming')).toHaveLength(1));
});

test('one tap answers what the driver asked last', async () => {
  const asked: unknown[] = [];
  show(roomPath, {
    '/chat/room/:roomId/message': (body) => {
      asked.push(body);
      throw refusal(429);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'You can leave it there.' }));
  await waitFor(() => expect(asked).toMatchObject([{ roomId: jobRoom.roomId, quickReply: 'leaveIt' }]));
});

test('what is refused can be sent again, or deleted', async () => {
  let isRefused = true;
  show(roomPath, {
    '/chat/room/:roomId/message': ({ guid }) => {
      if (isRefused) throw refusal(422);
      return {
        ...ok,
        message: { ...driverSays('Hello'), guid, sender: { memberId: storyUser.userId, role: 'customer', name: '' } },
      };
    },
  });
  const rows = within(await log());
  const input = await field();
  for (const value of ['Hello', 'Never mind']) {
    fireEvent.change(input, { target: { value } });
    fireEvent.keyDown(input, { key: 'Enter' });
  }
  await waitFor(() => expect(rows.getAllByText('Not sent')).toHaveLength(2));
  fireEvent.click(rows.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  await waitFor(() => expect(rows.queryByText('Never mind')).toBeNull());
  isRefused = false;
  fireEvent.click(rows.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(rows.queryByText('Not sent')).toBeNull());
  expect(rows.getAllByText('Hello')).toHaveLength(1);
});

test('earlier messages that did not load are said, and asked for again; what is there stays', async () => {
  let isDown = true;
  show(roomPath, {
    '/chat/room/roomData/:id': ({ before }) => {
      const page = { ...ok, room: jobRoom, hasNewer: false };
      if (before === undefined) return { ...page, messages: jobMessages.slice(2), hasOlder: true };
      if (isDown) throw gatewayDown();
      return { ...page, messages: jobMessages.slice(0, 2), hasOlder: false };
    },
  });
  const rows = within(await log());
  fireEvent.click(await rows.findByRole('button', { name: 'Earlier messages' }));
  expect((await rows.findByRole('alert')).textContent).toBe('Earlier messages did not load.');
  expect(rows.getByText('Picked up')).toBeTruthy();
  isDown = false;
  fireEvent.click(rows.getByRole('button', { name: 'Try again' }));
  expect(await rows.findByText('สมชาย took the job')).toBeTruthy();
  expect(rows.queryByRole('alert')).toBeNull();
});

test('who writes is shown for a while', async () => {
  const { stream } = show(roomPath);
  await log();
  act(() => stream.typing(jobRoom.roomId, 'driver-24'));
  expect(await screen.findByText('สมชาย is writing')).toBeTruthy();
});

test('a room that is over is only read: its phones are hidden, and support is at hand', async () => {
  show(`/chat/${overRoom.roomId}`);
  expect(await screen.findByText(/Phone numbers in this chat are hidden/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Write to/ })).toBeNull();
  const help = screen.getByRole('link', { name: 'Forgot something? Ask our team' });
  expect(help.getAttribute('href')).toBe('/en/chat/support?job=J00048177');
});

test('a link from a job asks support about it once, and leaves the address clean', async () => {
  const asked: unknown[] = [];
  const { bar } = show('/chat/support?job=J00048177', {
    '/chat/support/ask': (body) => {
      asked.push(body);
      return { ...ok, room: supportRoom };
    },
  });
  await waitFor(() => expect(asked).toMatchObject([{ jobId: 'J00048177' }]));
  await waitFor(() => expect(bar.read()).toMatchObject({ pathname: '/en/chat/support', search: '' }));
});

test('a question of a job that did not go out says so, and a press asks again', async () => {
  let isDown = true;
  const { bar } = show('/chat/support?job=J00048177', {
    '/chat/support/ask': () => {
      if (isDown) throw gatewayDown();
      return { ...ok, room: supportRoom };
    },
  });
  expect(await screen.findByText('Your question did not reach our team')).toBeTruthy();
  expect(bar.read()).toMatchObject({ search: '?job=J00048177' });
  isDown = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bar.read()).toMatchObject({ pathname: '/en/chat/support', search: '' }));
  await waitFor(() => expect(screen.queryByText('Your question did not reach our team')).toBeNull());
});

test('the filters and the search narrow the list', async () => {
  show('/chat', {
    '/chat/room/search': () => ({
      ...ok,
      rooms: [],
      messages: wireMessages(supportRoom.roomId, [{ minutes: 140, by: 'prae', text: 'ออกใบเสร็จใหม่ให้แล้วนะคะ' }]),
    }),
  });
  expect(await screen.findByRole('link', { name: /ประกิต/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Unread/ }));
  expect(screen.queryByRole('link', { name: /ประกิต/ })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the chats' }), { target: { value: 'ใบเสร็จ' } });
  expect(
    await within(await screen.findByRole('list', { name: 'In messages' })).findByRole('link', { name: /Songwai support/ }),
  ).toBeTruthy();
});

test('what comes in while one looks is not marked as unread', async () => {
  const room = { ...jobRoom, readSeq: 8, unreadCount: 0 };
  const { stream } = show(roomPath, {
    '/chat/room/roomData/:id': () => ({ ...ok, room, messages: jobMessages, hasOlder: false, hasNewer: false }),
  });
  const rows = within(await log());
  act(() => stream.message(driverSays('Here')));
  expect(await rows.findByText('Here')).toBeTruthy();
  expect(rows.queryByText('Not read yet')).toBeNull();
});

test('rooms that do not load can be asked for again', async () => {
  let isDown = true;
  show('/chat', {
    '/chat/room/list/:username/:role': () => {
      if (isDown) throw gatewayDown();
      return { ...ok, rooms: [jobRoom], unreadCount: 2 };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect((await screen.findByRole('link', { name: /^Call / })).getAttribute('href')).toMatch(/^tel:/);
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: /สมชาย/ })).toBeTruthy();
});

test('a driver is reported, and blocked after a question', async () => {
  const asked: unknown[] = [];
  show(roomPath, {
    '/chat/room/:roomId/report': (body) => {
      asked.push(body);
      return ok;
    },
    '/add_block_driver': (body) => {
      asked.push(body);
      return ok;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report this' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Choose what happened')).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /Unsafe driving/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(asked).toMatchObject([{ roomId: jobRoom.roomId, reason: 'unsafe' }]));
  fireEvent.click(screen.getByRole('button', { name: 'More about this chat' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Block the driver' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(asked[1]).toMatchObject({ songwaiId: '24' }));
});
