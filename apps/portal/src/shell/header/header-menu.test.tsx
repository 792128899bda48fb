import { storyNow } from '@songwai/features/tests/story-now';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

test('the header of the map says how many notifications are unread, and leads to them', async () => {
  const notification = { notificationId: 'n1', kind: 'delivered', isRead: false, createdDateTime: storyNow.toISOString() };
  const answers = {
    '/notification': () => ({ responseCode: 200, responseDesc: '', unreadCount: 3, notifications: [notification] }),
  };
  render(<ScreenStory language="en" path="/neworder" user={storyUser} answers={answers} />);
  const link = await screen.findByRole('link', { name: /3 unread/ });
  expect(link.getAttribute('href')).toBe('/en/notification');
});
