import { storyNow } from '@songwai/features/tests/story-now';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

test.each([
  { unreadCount: 3, shown: '3' },
  { unreadCount: 113, shown: '99+' },
])('the header of the map says that $unreadCount notifications are unread, and leads to them', async ({ unreadCount, shown }) => {
  const notification = { notificationId: 'n1', kind: 'delivered', isRead: false, createdDateTime: storyNow.toISOString() };
  const answers = {
    '/notification': () => ({ responseCode: 200, responseDesc: '', unreadCount, notifications: [notification] }),
  };
  render(<ScreenStory language="en" path="/neworder" user={storyUser} answers={answers} />);
  const link = await screen.findByRole('link', { name: new RegExp(`${unreadCount} unread`) });
  // Its name is its content, so that it contains what is shown.
  expect(link.getAttribute('aria-label')).toBeNull();
  expect(link.textContent).toContain(shown);
  expect(link.getAttribute('href')).toBe('/en/notification');
});
