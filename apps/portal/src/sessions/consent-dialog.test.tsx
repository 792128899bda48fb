import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { newcomer, storyUser } from '../../tests/story-user.ts';
import type { Portal } from '../shell/portal.ts';

vi.mock('../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

const accepted = { version: newestLegalVersion, acceptedVersion: newestLegalVersion };

function open(path = '/error', user = newcomer) {
  const calls: (readonly [string, unknown])[] = [];
  const note = (name: string, answer: object) => (body: unknown) => {
    calls.push([name, body]);
    return { responseCode: 200, responseDesc: '', ...answer };
  };
  const answers = { '/pdpa/terms': note('accept', { terms: accepted }), '/logout': note('logout', {}) };
  let portal: Portal | undefined;
  render(
    <ScreenStory
      language="en"
      path={path}
      user={user}
      answers={answers}
      prepare={(made) => {
        portal = made;
      }}
    />,
  );
  return { calls, portal: () => portal ?? expect.fail('no portal') };
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

test('asks who has not accepted: nothing is ticked, there is no cross, and Escape does not close it', async () => {
  const { calls } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Before you start with Songwai' });
  for (const box of within(dialog).getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Confirm', 'Do not accept and sign out']);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(calls).toEqual([]);
});

test('says what is missing at the first box and goes there, and goes on without the second', async () => {
  const { calls } = open();
  await screen.findByRole('dialog');
  confirm();
  expect(await screen.findByText(/^This is mandatory/)).toBeTruthy();
  const [required] = screen.getAllByRole('checkbox');
  expect(document.activeElement).toBe(required);
  expect(calls).toEqual([]);
  if (required) fireEvent.click(required);
  confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([['accept', expect.objectContaining({ termsVersion: newestLegalVersion, question2: 0 })]]);
});

test('signs out who does not accept', async () => {
  const { calls, portal } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Do not accept and sign out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal().session.store.getState().status).toBe('signedOut');
  expect(calls.map(([name]) => name)).toEqual(['logout']);
});

test('opens the texts beside it, where they are not covered by the question', async () => {
  open('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leads to the texts in a new window, in the language of the page', async () => {
  open();
  const link = await screen.findByRole('link', { name: /^privacy policy/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/privacy', '_blank']);
});

test('does not ask who has accepted', async () => {
  open('/neworder', { ...storyUser, terms: { ...accepted, partner: null } });
  await screen.findByRole('main');
  expect(screen.queryByRole('dialog')).toBeNull();
});
