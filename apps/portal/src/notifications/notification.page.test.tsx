import { storyNow } from '@songwai/features/tests/story-now';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
