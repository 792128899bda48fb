import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireBlocked, wireFavourites, wireSuggested } from '../../tests/known-drivers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** The page over lists that change as the gateway's would. */
const show = (answers: Answers = {}) => {
  let favourites: Readonly<Record<string, unknown>>[] = [...wireFavourites];
  let blocked: Readonly<Record<string, unknown>>[] = [...wireBlocked];
  const asked: (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [];
  const noted =
    (path: string, change: (id: unknown, body: Readonly<Record<string, unknown>>) => void) =>
    (body: Readonly<Record<string, unknown>>) => {
      asked.push([path, body]);
      change(body['songwaiId'], body);
      return ok;
    };
  const known = [...wireFavourites, ...wireSuggested];
  render(
    <ScreenStory
      language="en"
      path="/favorite"
      user={storyUser}
      answers={{
        '/get_list_favorite_driver': () => ({ ...ok, drivers: favourites }),
        '/get_list_block_driver': () => ({ ...ok, drivers: blocked }),
        '/get_list_suggested_driver': () => ({
          ...ok,
          drivers: wireSuggested.filter(({ songwaiId }) => favourites.every((driver) => driver['songwaiId'] !== songwaiId)),
        }),
        '/add_favorite_driver': noted('add', (id, { remark = '' }) => {
          const driver = known.find(({ songwaiId }) => songwaiId === id);
          const added = { addedDate: '21/11/2026', isForCompany: false, ...driver, remark };
          const isListed = favourites.some(({ songwaiId }) => songwaiId === id);
          favourites = isListed
            ? favourites.map((listed) => (listed['songwaiId'] === id ? { ...listed, remark } : listed))
            : [added, ...favourites];
        }),
        '/remove_favorite_driver': noted('remove', (id) => {
          favourites = favourites.filter(({ songwaiId }) => songwaiId !== id);
        }),
        '/remove_block_driver': noted('unblock', (id) => {
          blocked = blocked.filter(({ songwaiId }) => songwaiId !== id);
        }),
        '/api_update_fix_driver': ({ fixDriver }) => {
          asked.push(['fix', { fixDriver }]);
          return { ...ok, fixDriver };
        },
        ...answers,
      }}
    />,
  );
  return asked;
};

const heart = (name: string) => screen.findByRole('button', { name: `${name} is a favourite driver` });

test('a driver who is taken off can be brought back, with the note', async () => {
  const asked = show();
  fireEvent.click(await heart('สมชาย'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'สมชาย is a favourite driver' })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await heart('สมชาย')).toBeTruthy();
  expect(asked).toMatchObject([
    ['remove', { songwaiId: '1' }],
    ['add', { songwaiId: '1', remark: 'ดูแลดอกไม้ดี ขับนิ่ม' }],
  ]);
});

test('a driver who could not be taken off is listed again, and the page says so', async () => {
  show({
    '/remove_favorite_driver': () => {
      throw gatewayDown();
    },
  });
  fireEvent.click(await heart('วิชัย'));
  expect(await screen.findByText(/That did not work/)).toBeTruthy();
  expect(await heart('วิชัย')).toBeTruthy();
});

test('a note is written in place: Enter saves, Escape leaves it as it was', async () => {
  const asked = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a note on ประยุทธ์' }));
  const field = () => screen.getByRole('textbox', { name: 'Your note' });
  fireEvent.input(field(), { target: { value: 'ช่วยยกของ' } });
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a note on ประยุทธ์' }));
  fireEvent.input(field(), { target: { value: ' ช่วยยกของขึ้นชั้น 2 ' } });
  const form = field().closest('form');
  if (form) fireEvent.submit(form);
  expect(await screen.findByText('“ช่วยยกของขึ้นชั้น 2”')).toBeTruthy();
  expect(asked).toMatchObject([['add', { songwaiId: '4', remark: 'ช่วยยกของขึ้นชั้น 2' }]]);
});

test('whoever delivered well is saved with one press, and is not suggested any more', async () => {
  show();
  const region = await screen.findByRole('region', { name: 'Delivered well, not saved yet' });
  fireEvent.click(within(region).getByRole('button', { name: 'Make นพดล a favourite driver' }));
  expect(await heart('นพดล')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Delivered well, not saved yet' })).toBeNull());
});

test('a block can be ended', async () => {
  const asked = show();
  fireEvent.click(await screen.findByRole('tab', { name: 'Blocked 2' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock ธีรพล' }));
  expect(await screen.findByRole('tab', { name: 'Blocked 1' })).toBeTruthy();
  expect(asked).toMatchObject([['unblock', { songwaiId: '8' }]]);
});

test('asking favourites only is a setting of the account', async () => {
  const asked = show();
  const toggle = () => screen.findByRole('switch', { name: /Ask favourites only/ });
  fireEvent.click(await toggle());
  await waitFor(async () =>
    expect((await toggle()).getAttribute('aria-checked') ?? String((await toggle()).matches(':checked'))).toBe('true'),
  );
  expect(asked).toEqual([['fix', { fixDriver: true }]]);
});
