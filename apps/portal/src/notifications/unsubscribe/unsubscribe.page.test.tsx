import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const ok = { responseCode: 200, responseDesc: '' };
const token = 'eyJhbGciOi.x_y-z';

const open = (read: () => unknown, write: Answers[string] = () => ok) => {
  const asked: unknown[] = [];
  render(
    <ScreenStory
      language="en"
      path={`/unsubscribe/${token}`}
      answers={{
        '/notification/unsubscribe': (body) => {
          if (body['isOn'] === undefined) return read();
          asked.push(body);
          return write(body);
        },
      }}
    />,
  );
  return asked;
};
const link = { ...ok, event: 'delivered', address: 'w•••@example.com', isOn: true };
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('opening the link changes nothing; one press stops these mails, and says so where the focus is', async () => {
  const asked = open(() => link);
  expect(await screen.findByText(/“Delivered”.*w•••@example.com/)).toBeTruthy();
  expect(asked).toEqual([]);
  await press(/^Stop these emails/);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Stopped' });
  expect(asked).toMatchObject([{ token, isOn: false }]);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('what was stopped can be taken back', async () => {
  const asked = open(() => ({ ...link, isOn: false }));
  await press(/^Send them again/);
  await screen.findByRole('heading', { name: 'They are sent again' });
  expect(asked).toMatchObject([{ token, isOn: true }]);
  expect(screen.getByRole('button', { name: /^Stop these emails/ })).toBeTruthy();
});

test('all that can be stopped is stopped by one press, and the way to the settings remains', async () => {
  const asked = open(() => ({ ...link, isOn: false }));
  await press(/^Stop all/);
  await screen.findByRole('heading', { name: 'All that can be stopped is stopped' });
  expect(asked).toMatchObject([{ token, isOn: false, all: true }]);
  expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe('/en/settings/notifications');
});

test('a change that cannot be saved is told, and can be tried again', async () => {
  let isBroken = true;
  open(
    () => link,
    () => {
      if (isBroken) throw gatewayDown();
      return ok;
    },
  );
  await press(/^Stop these emails/);
  expect(await screen.findByRole('alert')).toBeTruthy();
  isBroken = false;
  await press(/^Stop these emails/);
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy();
});

test('a link that leads to nothing says so, with the way to the settings', async () => {
  open(() => {
    throw refusal(404);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeTruthy();
});

test('an event of a later version has a name, too', async () => {
  open(() => ({ ...link, event: 'weather' }));
  expect(await screen.findByText(/“everything in that email”/)).toBeTruthy();
});

test('all that was stopped can be taken back, too', async () => {
  const asked = open(() => ({ ...link, isOn: false }));
  await press(/^Stop all/);
  await screen.findByRole('heading', { name: 'All that can be stopped is stopped' });
  await press(/^Send them again/);
  await screen.findByRole('heading', { name: 'They are sent again' });
  expect(asked.at(-1)).toMatchObject({ token, isOn: true, all: true });
  expect(screen.getByText('Emails go to w•••@example.com as usual.')).toBeTruthy();
});

test('a mail about several things is named as one', async () => {
  open(() => ({ ...link, event: undefined }));
  expect(await screen.findByText(/no more emails about “everything in that email”/)).toBeTruthy();
});
