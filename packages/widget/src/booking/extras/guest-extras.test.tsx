// Needs its own modules: jsdom has no canvas, so every photo "resizes" to itself.
import { createTranslate } from '@songwai/core/i18n/create-translate';
import { common } from '@songwai/core/i18n/texts/en/common';
import { errors } from '@songwai/core/i18n/texts/en/errors';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { atContacts, createOrderFixture, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createGuestStore } from '../guest-state.ts';
import { GuestExtras } from './guest-extras.tsx';

vi.mock('../../../../ui/src/photo-picker/encode-photo.ts', () => ({ encodePhoto: (photo: File) => Promise.resolve(photo) }));

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

const ok = { responseCode: 200, responseDesc: '' };
const translate = createTranslate({ language: 'en', texts: { ...common, ...errors } });

const open = (answers: Answers = {}, { isSignedOn = true, photoNames = [] as readonly string[] } = {}) => {
  const draft = atContacts({ ...threeStopDraft, photoNames });
  const { flow, transport, calls } = createOrderFixture(priced(draft), answers);
  const guest = createGuestStore();
  const host = document.createElement('div');
  if (isSignedOn) guest.setState({ own: { gatewayOrigin: 'https://songwai.test', host, store: guest, transport, flow } });
  render(
    <TranslateProvider translate={translate} language="en">
      <GuestExtras guest={guest} />
    </TranslateProvider>,
    document.body,
  );
  return { calls, draft: () => flow.store.getState().draft };
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a guest attaches a photo, which is shown without an address that the page’s policy forbids', async () => {
  const { draft, calls } = open({ '/order/photo': () => ({ ...ok, fileName: 'stored.jpg' }) });
  await press('Add photos of the parcel');
  const files = [new File(['x'], 'bag.png', { type: 'image/png' })];
  fireEvent.drop(await screen.findByRole('button', { name: 'Add photos' }), { dataTransfer: { types: ['Files'], files } });
  expect(await screen.findByAltText('Photo 1')).toHaveProperty('src', expect.stringMatching(/^data:image\/jpeg;base64,/));
  expect(draft().photoNames).toEqual(['stored.jpg']);
  expect(calls.map(({ path }) => path)).toEqual(['/order/photo']);
});

test('photos of an earlier visit are fetched, not linked to', async () => {
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(new Blob(['x'], { type: 'image/png' })));
  open({}, { photoNames: ['a b.png'] });
  expect(await screen.findByAltText('Photo 1')).toHaveProperty('src', expect.stringMatching(/^data:/));
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://songwai.test/api/slip/photo/a%20b.png');
});

test('a photo that cannot be shown says which one it is', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  open({}, { photoNames: ['gone.png'] });
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
  expect(screen.queryByAltText('Photo 1')).toBeNull();
});

test('a guest asks for a receipt in a company’s name, and it is booked with the order', async () => {
  const { draft } = open({
    '/invoice/header': ({ companyName, companyAddress, taxNumber, branch, postcode }) =>
      companyName === undefined
        ? { ...ok, headers: [] }
        : { ...ok, header: { headerId: 'h-1', companyName, companyAddress, taxNumber, branch, postcode } },
  });
  await press('Receipt in a company’s name');
  const fields = {
    'Tax ID': '0105500000003',
    'Name of the company': 'Lindqvist AB',
    'Address for': '98 Soi Ari 4',
    Postcode: '10400',
  };
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Head office' }));
  await press('Save');
  expect(await screen.findByText('Lindqvist AB')).toBeTruthy();
  expect(draft().receipt).toEqual({
    companyName: 'Lindqvist AB',
    companyAddress: '98 Soi Ari 4',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10400',
  });
});

test('a receipt can be typed where the saved ones cannot be read', async () => {
  open({});
  await press('Receipt in a company’s name');
  expect(await screen.findByText('The billing addresses cannot be read right now')).toBeTruthy();
  expect(await screen.findByLabelText(/^Tax ID/)).toBeTruthy();
});

test('nothing is offered before a guest is signed on', async () => {
  const { calls } = open({}, { isSignedOn: false });
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(calls).toEqual([]);
});
