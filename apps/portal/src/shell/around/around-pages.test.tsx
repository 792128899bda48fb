import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import type { Portal } from '../portal.ts';
import { openAlerts } from './open-alerts.ts';

afterEach(cleanup);

/** A page with what stands around it, and the portal behind it. */
async function openPage() {
  const opened: Portal[] = [];
  const screen = render(<ScreenStory language="en" path="/terms-of-nothing" prepare={(portal) => opened.push(portal)} />);
  const [portal] = opened;
  if (portal === undefined) throw new TypeError('The page has no portal.');
  await screen.findByRole('region', { name: 'Messages' });
  return { ...screen, portal, alerts: portal.part(openAlerts) };
}

test('a sign-in is told, where a screen reader hears it', async () => {
  const { portal, findByText } = await openPage();
  portal.session.store.setState({ status: 'signedIn', user: storyUser });
  const notice = await findByText('Login completed');
  expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
});

test('an error stays until it is dismissed, and is an alert', async () => {
  const { alerts, findByRole, queryByRole } = await openPage();
  alerts.show({ tone: 'danger', title: 'The file could not be saved' });
  expect((await findByRole('alert')).textContent).toBe('The file could not be saved');
  fireEvent.click(await findByRole('button', { name: 'Close' }));
  expect(queryByRole('alert')).toBeNull();
});
