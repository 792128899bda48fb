import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenStory } from '../../../../tests/screen-story.tsx';
import { storyUser } from '../../../../tests/story-user.ts';
import type { Portal } from '../../portal.ts';
import { facebookMemory } from './facebook-memory.ts';

const app = { appId: 'app-1', version: 'v23.0' };
const logout = vi.fn((onAnswer: () => void) => onAnswer());

/** A page on which somebody has answered at Facebook, and is not signed in here yet. */
const openPage = async () => {
  vi.stubGlobal('FB', {
    init: vi.fn(),
    login: vi.fn(),
    getLoginStatus: (onAnswer: (answer: object) => void) => onAnswer({ status: 'connected', authResponse: null }),
    logout,
    api: vi.fn(),
  });
  const opened: Portal[] = [];
  const prepare = (portal: Portal) => {
    void facebookMemory(portal.storage).begin(app);
    opened.push(portal);
  };
  render(<ScreenStory language="en" path="/privacy" prepare={prepare} />);
  await screen.findByRole('region', { name: 'Messages' });
  const [portal] = opened;
  if (portal === undefined) throw new TypeError('The page has no portal.');
  return portal;
};

afterEach(() => {
  vi.unstubAllGlobals();
  logout.mockClear();
});

test('whoever still fills in the form that Facebook began stays signed in there; signing out later leaves Facebook, once', async () => {
  const { session, storage } = await openPage();
  await waitFor(() => expect(session.store.getState().status).toBe('signedOut'));
  expect(await facebookMemory(storage).take()).toBe(null);

  session.store.setState({ status: 'signedIn', user: storyUser });
  await waitFor(async () => expect(await storage.get('facebook')).toContain('"isIn":true'));
  expect(logout).not.toHaveBeenCalled();

  session.store.setState({ status: 'signedOut' }, true);
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(await storage.get('facebook')).toBeNull();
});
