// Needs its own modules: jsdom has no canvas, so every photo "resizes" to itself.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, gatewayDown, refusal } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { createOrderPhotoUploads } from './order-photo-uploads.ts';
import { OrderPhotos } from './order-photos.tsx';

vi.mock('../../../../ui/src/photo-picker/encode-photo.ts', () => ({ encodePhoto: (photo: File) => Promise.resolve(photo) }));

afterEach(cleanup);

const ok = { responseCode: 200, responseDesc: '' };
const preview = 'data:image/png;base64,eA==';

const open = (answers: Answers, photoNames: readonly string[] = []) => {
  const order = createOrderFixture({ draft: { ...twoStopDraft, photoNames } }, answers);
  const stored: (readonly [string, string])[] = [];
  const uploads = createOrderPhotoUploads({
    ...order,
    onStored: (name, photo) => stored.push([name, photo.name]),
    onError: () => undefined,
  });
  const { flow, transport } = order;
  render(
    <Surface language="en">
      <OrderPhotos {...{ flow, transport, uploads }} previewOf={() => Promise.resolve(preview)} />
    </Surface>,
  );
  return { names: () => flow.store.getState().draft.photoNames, stored, calls: order.calls };
};
const drop = (name: string) => {
  const files = [new File(['x'], name, { type: 'image/png' })];
  fireEvent.drop(screen.getByRole('button', { name: 'Add photos' }), { dataTransfer: { types: ['Files'], files } });
};

test('a photo is sent at once, stands in the order, and is shown by a promised address', async () => {
  const { names, stored, calls } = open({ '/order/photo': () => ({ ...ok, fileName: 'stored.jpg' }) });
  drop('box.png');
  expect(await screen.findByAltText('Photo 1')).toHaveProperty('src', preview);
  expect(names()).toEqual(['stored.jpg']);
  expect(stored).toEqual([['stored.jpg', 'box.jpg']]);
  expect(calls).toMatchObject([{ path: '/order/photo', body: { guid: twoStopDraft.guid } }]);
});

test('one that could not be sent stays, and is sent again', async () => {
  let isDown = true;
  const { names } = open({
    '/order/photo': () => {
      if (isDown) throw gatewayDown();
      return { ...ok, fileName: 'stored.jpg' };
    },
  });
  drop('box.png');
  const again = await screen.findByRole('button', { name: 'Send box.jpg again' });
  isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(names()).toEqual(['stored.jpg']));
});

test('a photo leaves the order, also one that the gateway no longer has', async () => {
  const { names } = open(
    {
      '/order/photo/remove': ({ fileName }) => {
        if (fileName === 'a.jpg') throw refusal(404);
        return ok;
      },
    },
    ['a.jpg', 'b.jpg'],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  await waitFor(() => expect(names()).toEqual(['b.jpg']));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a photo that could not be removed stays, and it is said why', async () => {
  const { names } = open(
    {
      '/order/photo/remove': () => {
        throw gatewayDown();
      },
    },
    ['a.jpg'],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(names()).toEqual(['a.jpg']);
});
