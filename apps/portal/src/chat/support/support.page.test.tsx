import type { WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { claimed, question, supportAnswers } from '../../../tests/chat/support-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const admin = { ...storyUser, userId: 'U0000009' };
const show = (path: string, answers: Answers) => render(<ScreenStory language="en" path={path} user={admin} answers={answers} />);
const openMenu = async (item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('to whoever is no admin the page does not exist', async () => {
  show(
    '/admin/support',
    supportAnswers(question, {
      '/chat/room/list/needAdminSupport': () => {
        throw refusal(403);
      },
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('a question is taken on, and the room is read anew', async () => {
  let room: WireChatRoom = question;
  const answers = supportAnswers();
  show(`/admin/support/${question.roomId}`, {
    ...answers,
    '/chat/room/roomData/:id': (body) => ({ ...(answers['/chat/room/roomData/:id']?.(body) as object), room }),
    '/chat/support/:roomId/claim': () => {
      room = { ...claimed, readSeq: claimed.lastSeq, unreadCount: 0 };
      return { ...ok, room };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take this on' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take this on' })).toBeNull());
  expect(await screen.findByRole('button', { name: 'More about this chat' })).toBeTruthy();
});

test('a question that was taken on is in the list of those being answered', async () => {
  let room: WireChatRoom = question;
  show(`/admin/support/${question.roomId}`, {
    ...supportAnswers(),
    '/chat/room/list/needAdminSupport': ({ state = 'waiting' }) => {
      const rooms = [room].filter(({ support }) => support?.state === state);
      return { ...ok, rooms, waitingCount: 0 };
    },
    '/chat/support/:roomId/claim': () => {
      room = claimed;
      return { ...ok, room };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take this on' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Being answered' })).toHaveProperty('checked', true));
  expect(await within(screen.getByRole('tabpanel')).findByRole('link', { name: /พิมพ์ชนก/ })).toBeTruthy();
});

test('a question says which job it is about, and what waits elsewhere is announced', async () => {
  show('/admin/support', supportAnswers());
  expect((await screen.findByRole('link', { name: /พิมพ์ชนก/ })).textContent).toContain('Job J000-48177');
  const elsewhere = within(await screen.findByRole('region', { name: 'Waiting elsewhere' }));
  expect(elsewhere.getByText('Companies’ documents to check')).toBeTruthy();
  expect(elsewhere.getByText('2 wait')).toBeTruthy();
});

test('where nothing waits elsewhere, nothing is said of it', async () => {
  show('/admin/support', supportAnswers(question, { '/chat/support/elsewhere': () => ({ ...ok, matters: [] }) }));
  expect(await screen.findByRole('link', { name: /พิมพ์ชนก/ })).toBeTruthy();
  expect(screen.queryByText('Waiting elsewhere')).toBeNull();
});

test('questions beyond the first page can be reached', async () => {
  const other: WireChatRoom = {
    ...question,
    roomId: 'U0000042',
    members: question.members.map((one) => ({ ...one, name: 'สมหญิง' })),
  };
  show('/admin/support', {
    ...supportAnswers(),
    '/chat/room/list/needAdminSupport': ({ cursor }) =>
      cursor === 'next'
        ? { ...ok, rooms: [other], waitingCount: 2 }
        : { ...ok, rooms: [question], waitingCount: 2, nextCursor: 'next' },
  });
  expect(await screen.findByRole('link', { name: /พิมพ์ชนก/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /สมหญิง/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /พิมพ์ชนก/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what support wrote stands on the admin’s own side', async () => {
  show(`/admin/support/${claimed.roomId}`, supportAnswers(claimed));
  const log = within(await screen.findByRole('log', { name: 'Messages with พิมพ์ชนก' }));
  const own = (await log.findByText('ออกใบเสร็จใหม่ให้แล้วนะคะ')).closest('li');
  expect(own?.className).toContain('own');
  expect(log.getByText('ใบเสร็จลงชื่อบริษัทผิดค่ะ ขอแก้เป็นชื่อใหม่').closest('li')?.className).toContain('other');
});

test('a prepared answer goes out with one tap, in the language in which the customer wrote', async () => {
  const asked: unknown[] = [];
  show(
    `/admin/support/${claimed.roomId}`,
    supportAnswers(claimed, {
      '/chat/room/:roomId/message': (body) => {
        asked.push(body);
        throw refusal(422);
      },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'ใบเสร็จ' }));
  await waitFor(() => expect(asked).toMatchObject([{ roomId: claimed.roomId, text: 'ออกใบเสร็จใหม่ให้แล้วนะคะ' }]));
});

test('a prepared answer is deleted after a question', async () => {
  const removed: unknown[] = [];
  show(
    `/admin/support/${claimed.roomId}`,
    supportAnswers(claimed, {
      '/chat/support/answers/remove': (body) => {
        removed.push(body);
        return ok;
      },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Prepared answers' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete ใบเสร็จ' }));
  expect(removed).toEqual([]);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(removed).toMatchObject([{ answerId: '1' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a question is handed over to somebody, and closed with its reason', async () => {
  const asked: unknown[] = [];
  const take = (body: unknown) => {
    asked.push(body);
    return { ...ok, room: claimed };
  };
  show(
    `/admin/support/${claimed.roomId}`,
    supportAnswers(claimed, { '/chat/support/:roomId/hand_over': take, '/chat/support/:roomId/close': take }),
  );
  await openMenu('Hand over');
  fireEvent.click(await screen.findByRole('radio', { name: /ต้น/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(asked).toMatchObject([{ roomId: claimed.roomId, adminId: 'a2' }]));
  await openMenu('Close');
  fireEvent.click(await screen.findByRole('radio', { name: 'The customer does not answer' }));
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(asked[1]).toMatchObject({ roomId: claimed.roomId, reason: 'noAnswer' }));
});
