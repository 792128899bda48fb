import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { createBillingAnswers } from '../../../tests/settings/billing-answers.ts';
import { storyPlaces } from '../../../tests/settings/place-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';
import type { Portal } from '../portal.ts';

const ok = { responseCode: 200, responseDesc: '' };
const malee = {
  ...storyUser,
  userId: '6f1c2b0e-0000-4000-8000-00000000000b',
  userName: 'malee@songwai.test',
  sessionToken: 'malee',
};

/** The settings of one user, whom another one follows in the same tab. */
const openSettings = (section: string, answers: Answers) => {
  const opened: Portal[] = [];
  render(
    <ScreenStory
      language="en"
      path={`/settings/${section}`}
      user={storyUser}
      prepare={(portal) => opened.push(portal)}
      answers={answers}
    />,
  );
  const [portal] = opened;
  if (portal === undefined) throw new TypeError('The page has no portal.');
  return portal;
};
afterEach(() => vi.restoreAllMocks());

test('the next user in the same tab sees nothing that the gateway told the one before', async () => {
  const [warehouse, home] = storyPlaces;
  let places = [{ ...warehouse, addressName: 'First user’s home' }];
  const portal = openSettings('places', { '/list_location': () => ({ ...ok, locationList: places, total: 1 }) });
  await screen.findByText('First user’s home');
  portal.session.store.setState({ status: 'signedOut' }, true);
  await waitFor(() => expect(screen.queryByText('First user’s home')).toBeNull());
  places = [{ ...home, addressName: 'Second user’s home' }];
  portal.session.store.setState({ status: 'signedIn', user: malee }, true);
  await screen.findByText('Second user’s home');
  expect(screen.queryByText('First user’s home')).toBeNull();
});

test('a form that one user has begun is theirs after a reload, and never the next one’s', async () => {
  const portal = openSettings('billing', createBillingAnswers());
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  fireEvent.change(await screen.findByLabelText('Name of the company or taxpayer'), { target: { value: 'Secret Client' } });
  await waitFor(async () =>
    expect(await portal.privateStorage.get('songwai.private.form.billing.new')).toContain('Secret Client'),
  );
  portal.session.store.setState({ status: 'signedOut', endedBy: 130 }, true);
  await waitFor(() => expect(screen.queryByLabelText('Name of the company or taxpayer')).toBeNull());
  portal.session.store.setState({ status: 'signedIn', user: malee }, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  expect(await screen.findByLabelText('Name of the company or taxpayer')).toHaveProperty('value', '');
});
