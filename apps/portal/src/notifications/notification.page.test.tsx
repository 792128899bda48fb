import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyNow } from '@songwai/features/tests/story-now';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryBar, type MemoryBar } from '../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };

test('marking all as read takes the mark from each and the number from the menu, and says so', async () => {
  let isRead = false;
  const asked: unknown[] = [];
  const answers = {
    '/notification': () => ({
      ...ok,
      unreadCount: isRead ? 0 : 1,
      notifications: [
        { notificationId: 'n1', kind: 'delivered', jobId: 'J00048213', isRead, createdDateTime: storyNow.toISOString() },
      ],
    }),
    '/notification/read': (body: unknown) => {
      asked.push(body);
      isRead = true;
      return { ...ok, unreadCount: 0 };
    },
  };
  render(<ScreenStory language="en" path="/notification" user={storyUser} answers={answers} />);
  expect(await screen.findByText('Job J000-48213 was delivered')).toBeTruthy();
  expect(screen.getByText('Today')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Job J000-48213 was delivered/ }).getAttribute('href')).toBe('/en/job/J00048213');
  const entry = () => screen.getByRole('link', { name: /^Notifications/ }).textContent;
  await waitFor(() => expect(entry()).toContain('1 unread'));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(asked).toMatchObject([{ upTo: 'n1' }]);
  await waitFor(() => expect(screen.getByText('All are read')).toBeTruthy());
  await waitFor(() => expect(entry()).not.toContain('unread'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a file that is done says how many trips are booked and how many are not, and leads to its result', async () => {
  const common = { kind: 'fileBooked', bulkId: 'b1', name: 'orders.xlsx', createdDateTime: storyNow.toISOString(), isRead: true };
  const answers = {
    '/notification': () => ({
      ...ok,
      unreadCount: 0,
      notifications: [
        { ...common, notificationId: 'n3', bookedCount: 63, failedCount: 0 },
        { ...common, notificationId: 'n2', bookedCount: 60, failedCount: 3 },
        { ...common, notificationId: 'n1', bookedCount: 1, failedCount: 0, name: undefined },
      ],
    }),
  };
  render(<ScreenStory language="en" path="/notification" user={storyUser} answers={answers} />);
  const whole = await screen.findByRole('link', { name: /orders.xlsx: all 63 trips are booked/ });
  expect(whole.getAttribute('href')).toBe('/en/upload?file=b1');
  expect(screen.getByRole('link', { name: /orders.xlsx: 60 of 63 trips are booked/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Your file is booked/ })).toBeTruthy();
});

const route = { from: 'Ari', to: 'On Nut', between: 1 };
const event = (kind: string, id: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  notificationId: id,
  kind,
  isRead: true,
  createdDateTime: storyNow.toISOString(),
  ...rest,
});
const open = (answers: Answers, path = '/notification', bar?: MemoryBar) =>
  render(<ScreenStory language="en" {...{ path, answers }} user={storyUser} {...(bar && { bar })} />);

test('the events of a job hang on its line, with its name and number, and single things are below the day', async () => {
  const ofJob = { jobId: 'J00048213', route };
  const notifications = [event('pickedUp', '3', ofJob), event('invoicePaid', '2'), event('driverAssigned', '1', ofJob)];
  open({ '/notification': () => ({ ...ok, unreadCount: 0, notifications }) });
  const line = await screen.findByRole('list', { name: 'Ari → On Nut +1' });
  expect(within(line).getAllByRole('listitem')).toHaveLength(2);
  expect(within(line).getByRole('link', { name: 'Picked up' }).getAttribute('href')).toBe('/en/job/J00048213');
  expect(screen.getByText('J000-48213')).toBeTruthy();
  expect(within(line).queryByText(/invoice/)).toBeNull();
  expect(screen.getByText('We received money for an invoice')).toBeTruthy();
});

test('a row offers what can be done about it, once: not what happened since, was read, or is not asked for', async () => {
  const notifications = [
    event('delivered', '6', { jobId: 'J00000006' }),
    event('delivered', '5', { jobId: 'J00000005' }),
    event('noDriver', '4', { jobId: 'J00000004' }),
    event('driverAssigned', '3', { jobId: 'J00000003' }),
    event('noDriver', '2', { jobId: 'J00000003' }),
    event('chatMessage', '1', { jobId: 'J00000002', isRead: false }),
    event('chatMessage', '0', { jobId: 'J00000001' }),
  ];
  const rated = { jobId: 'J00000006', jobDate: '', jobTime: '', songwaiId: 'D1', songwaiName: 'Prakit', tokenRating: 'r-6' };
  open({
    '/notification': () => ({ ...ok, unreadCount: 1, notifications }),
    '/job_waiting_for_rating': () => ({ ...ok, jobs: [rated] }),
  });
  const hrefs = async (name: string) => (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));
  expect(await hrefs('Rate')).toEqual(['/en/rating/r-6']);
  expect(await hrefs('Choose')).toEqual(['/en/job/J00000004']);
  expect(await hrefs('Answer')).toEqual(['/en/chat/J00000002']);
});

test('what is opened is read, and the number of the menu follows', async () => {
  let isRead = false;
  const read: unknown[] = [];
  open({
    '/notification': () => ({
      ...ok,
      unreadCount: isRead ? 0 : 1,
      notifications: [event('tierChanged', '7', { isRead })],
    }),
    '/notification/read': (body: unknown) => {
      read.push(body);
      isRead = true;
      return { ...ok, unreadCount: 0 };
    },
  });
  const link = await screen.findByRole('link', { name: 'Your tier has changed' });
  const entry = () => screen.getByRole('link', { name: /^Notifications/ }).textContent;
  await waitFor(() => expect(entry()).toContain('1 unread'));
  fireEvent.click(link);
  await waitFor(() => expect(read).toMatchObject([{ notificationId: '7' }]));
  await waitFor(() => expect(entry()).not.toContain('unread'));
});

test('a group is chosen by its chip, stays in the address, and what it leaves is said', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    '/notification': ({ group, limit }) => {
      if (limit === '20') asked.push(group);
      const notifications = group === 'money' ? [] : [event('tierChanged', '7'), event('delivered', '6', { jobId: 'J00000006' })];
      return { ...ok, unreadCount: 3, unreadByGroup: { jobs: 3, chat: 0, money: 0, account: 0 }, notifications };
    },
  };
  const bar = createMemoryBar('/en/notification');
  open(answers, '/notification', bar);
  expect(await screen.findByRole('radio', { name: /^Deliveries ?3$/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Money' }));
  expect(await screen.findByText('Nothing in this group')).toBeTruthy();
  expect(bar.read().search).toBe('?group=money');
  expect(screen.getByText('Money: 0 shown')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await screen.findByText('Your tier has changed')).toBeTruthy();
  expect([...new Set(asked)]).toEqual([undefined, 'money']);
});

test('an address names a group, and all that is wrong names none', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    '/notification': ({ group, limit }) => {
      if (limit === '20') asked.push(group);
      return { ...ok, unreadCount: 0, notifications: [] };
    },
  };
  const { unmount } = open(answers, '/notification?group=chat');
  expect(await screen.findByRole('radio', { name: 'Chat' })).toHaveProperty('checked', true);
  unmount();
  open(answers, '/notification?group=weather');
  expect(await screen.findByText('Nothing new')).toBeTruthy();
  expect([...new Set(asked)]).toEqual(['chat', undefined]);
});
