import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question, supportAnswers } from '../../../../tests/chat/support-answers.ts';
import { wireReports } from '../../../../tests/chat/wire-reports.ts';
import { jobRoom } from '../../../../tests/chat/wire-rooms.ts';
import { ScreenStory } from '../../../../tests/screen-story.tsx';
import { storyUser } from '../../../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const admin = { ...storyUser, userId: 'U0000009', isAdmin: true } as const;
const show = async (answers: Answers = {}, tab: RegExp | string = 'Reports 3') => {
  render(<ScreenStory language="en" path="/admin/support" user={admin} answers={supportAnswers(question, answers)} />);
  fireEvent.click(await screen.findByRole('tab', { name: tab }));
};
const list = async () => within(await screen.findByRole('list', { name: 'Reports' })).getAllByRole('listitem');

test('says who reported whom, why and which message, the oldest first', async () => {
  await show();
  const [fraud, rude, other] = await list();
  expect(fraud?.textContent).toContain('Fraud, or asking for more money');
  expect(fraud?.textContent).toContain('พิมพ์ชนก อารีย์สุข reported the driver of job J000-48177');
  expect(fraud?.textContent).toContain('They add: ขอเงินเพิ่ม 200 บาทนอกแอปก่อนส่งของ');
  expect(rude?.textContent).toContain('พิมพ์ชนก อารีย์สุข reported สมชาย');
  expect(rude?.textContent).toContain('“ถึงสีลมคอมเพล็กซ์แล้วครับ”');
  expect(other?.textContent).toContain('reported our support');
  expect(
    within(rude as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/en/admin/support/${jobRoom.roomId}`);
});

test('one that was dealt with leaves the open ones, and the keyboard stays in the list', async () => {
  let open: readonly object[] = wireReports;
  const asked: unknown[] = [];
  await show({
    '/chat/support/reports': ({ state = 'open' }) => ({
      ...ok,
      reports: state === 'open' ? open : [{ ...wireReports[0], isClosed: true }],
    }),
    '/chat/support/reports/:reportId/close': (body) => {
      asked.push(body);
      open = wireReports.slice(1);
      return ok;
    },
  });
  const [fraud] = await list();
  fireEvent.click(within(fraud as HTMLElement).getByRole('button', { name: 'Mark as dealt with' }));
  await waitFor(async () => expect(await list()).toHaveLength(2));
  expect(asked).toMatchObject([{ reportId: '1' }]);
  expect(screen.getByRole('tab', { name: 'Reports 2' })).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Reports' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  fireEvent.click(screen.getByRole('radio', { name: 'Dealt with' }));
  await waitFor(async () => expect(await list()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Mark as dealt with' })).toBeNull();
});

test('more than one page is loaded on request', async () => {
  await show(
    {
      '/chat/support/reports': ({ cursor }) =>
        cursor === undefined
          ? { ...ok, reports: wireReports.slice(0, 2), nextCursor: 'c2' }
          : { ...ok, reports: wireReports.slice(2) },
    },
    'Reports 2+',
  );
  expect(await list()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await list()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('none, and a failure that can be tried again, are said', async () => {
  let isDown = true;
  await show(
    {
      '/chat/support/reports': () => {
        if (isDown) throw gatewayDown();
        return ok;
      },
    },
    'Reports',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The reports did not load')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No reports')).toBeTruthy();
});
