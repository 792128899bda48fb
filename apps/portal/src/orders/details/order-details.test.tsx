import { refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { wireFavourites } from '../../../tests/known-drivers.ts';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createBillingAnswers } from '../../../tests/settings/billing-answers.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { detailsTexts } from './details-texts.ts';
import { OrderDetails } from './order-details.tsx';

// jsdom has no canvas and no worker: every image "resizes" to itself.
vi.mock('../../../../../packages/ui/src/photo-picker/encode-photo.ts', () => ({
  encodePhoto: (photo: File) => Promise.resolve(photo),
}));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const ok = { responseCode: 200, responseDesc: '' };
const name = (sign: string) => `${sign.repeat(32)}.png`;

const shown: { order?: ReturnType<typeof openOrder> } = {};

function Section() {
  shown.order = usePortal().part(openOrder);
  return <OrderDetails />;
}

/** Shows the section, and hands out the order that it fills in. */
function open({
  drivers = wireFavourites,
  headers,
  answers,
}: {
  drivers?: typeof wireFavourites;
  headers?: [];
  answers?: object;
} = {}) {
  render(
    <SectionStory
      language="en"
      Section={Section}
      texts={detailsTexts}
      answers={{
        ...createBillingAnswers(headers),
        '/get_list_favorite_driver': () => ({ ...ok, drivers }),
        ...answers,
      }}
    />,
  );
  return { draft: () => shown.order?.store.getState().draft };
}
const drop = async (...names: readonly string[]) => {
  const files = names.map((fileName) => new File(['x'], fileName, { type: 'image/png' }));
  fireEvent.drop(await screen.findByRole('button', { name: 'Add photos' }), { dataTransfer: { types: ['Files'], files } });
};

test('a photo goes to the gateway at once and stands in the order', async () => {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const { draft } = open({
    answers: {
      '/order/photo': (body: Readonly<Record<string, unknown>>) => {
        sent.push(body);
        return { ...ok, fileName: name('a') };
      },
      '/order/photo/remove': () => ok,
    },
  });
  await drop('box.png');
  await screen.findByRole('img', { name: 'Photo 1' });
  expect(draft()?.photoNames).toEqual([name('a')]);
  expect(sent).toMatchObject([{ guid: draft()?.guid }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  await waitFor(() => expect(draft()?.photoNames).toEqual([]));
});

test('a photo that could not be sent says why, and is sent again by a press', async () => {
  let isDown = true;
  const { draft } = open({
    answers: {
      '/order/photo': () => {
        if (isDown) throw refusal(503, { description: 'The store does not answer.' });
        return { ...ok, fileName: name('b') };
      },
    },
  });
  await drop('box.png');
  const again = await screen.findByRole('button', { name: /^Send box.* again$/ });
  expect(draft()?.photoNames).toEqual([]);
  isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(draft()?.photoNames).toEqual([name('b')]));
});

test('a photo of an earlier job leaves the order although it stays with that job', async () => {
  const { draft } = open({
    answers: {
      '/order/photo': () => ({ ...ok, fileName: name('c') }),
      '/order/photo/remove': () => {
        throw refusal(404);
      },
    },
  });
  await drop('box.png');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Photo 1' }));
  await waitFor(() => expect(draft()?.photoNames).toEqual([]));
});

test('a photo that was on its way when the order was booked goes to its job', async () => {
  const arriving = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const { draft } = open({
    answers: {
      '/order/photo': async () => {
        await arriving.promise;
        return { ...ok, fileName: name('d') };
      },
      '/slip/upload': (body: unknown) => {
        sent.push(body);
        return { ...ok, fileName: name('e') };
      },
    },
  });
  await drop('box.png');
  await screen.findByText(/Sending box/);
  const before = draft();
  if (!before) throw new Error('no order');
  shown.order?.store.setState({
    draft: { ...before, guid: 'the-next-order' },
    booking: {
      status: 'booked',
      jobId: 'J00000042',
      trackingId: 't',
      payment: null,
      sent: { draft: before, route: null, netSatang: 0 },
    },
  });
  arriving.resolve();
  await waitFor(() => expect(sent).toMatchObject([{ jobId: 'J00000042' }]));
  expect(draft()?.photoNames).toEqual([]);
});

test('whoever has favourite drivers may ask only these', async () => {
  const { draft } = open();
  const group = await screen.findByRole('group', { name: 'Which driver' });
  expect(within(group).getByRole('radio', { name: /nearest/ })).toHaveProperty('checked', true);
  fireEvent.click(within(group).getByRole('radio', { name: /Favourite drivers only/ }));
  expect(draft()?.isFixedDriver).toBe(true);
});

test('an order starts with the settings of the account, and keeps what was entered before they came', async () => {
  const start = { confirmPhone: '021234567', paymentType: 4, paymentTypes: [0, 4], fixDriver: false };
  const arriving = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  const { draft } = open({
    answers: {
      '/order/init/:id': async (body: unknown) => {
        asked.push(body);
        await arriving.promise;
        return { ...ok, ...start };
      },
    },
  });
  const group = await screen.findByRole('group', { name: 'Which driver' });
  fireEvent.click(within(group).getByRole('radio', { name: /Favourite drivers only/ }));
  await waitFor(() => expect(draft()?.isFixedDriver).toBe(true));
  arriving.resolve();
  await waitFor(() => expect(draft()).toMatchObject({ paymentType: 4, isFixedDriver: true }));
  expect(asked).toMatchObject([{ id: 'U0000001' }]);
});

test('a company without a saved address gets a receipt for its own data', async () => {
  const receipt = {
    companyName: 'บริษัท สุขใจ จำกัด',
    companyAddress: '9 ถนนสาทร',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10120',
  };
  const { draft } = open({ headers: [], answers: { '/order/init/:id': () => ({ ...ok, paymentTypes: [0], receipt }) } });
  await waitFor(() => expect(draft()?.paymentType).toBe(0));
  const wanted = await screen.findByRole('switch', { name: /Receipt/ });
  await waitFor(() => expect(wanted.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(wanted);
  expect(draft()?.receipt).toEqual(receipt);
});

test('whoever has none is not asked', async () => {
  open({ drivers: [] });
  await screen.findByRole('switch', { name: /Receipt/ });
  expect(screen.queryByRole('group', { name: 'Which driver' })).toBeNull();
});

test('a receipt is for the last saved address, or another one of them', async () => {
  const { draft } = open();
  const wanted = await screen.findByRole('switch', { name: /Receipt/ });
  await waitFor(() => expect(wanted.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(wanted);
  expect(draft()?.receipt?.taxNumber).toBe('0105500000003');
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent.click(screen.getByRole('radio', { name: /พิมพ์ชนก/ }));
  expect(draft()?.receipt?.taxNumber).toBe('1101700000001');
  fireEvent.click(screen.getByRole('switch', { name: /Receipt/ }));
  expect(draft()?.receipt).toBeNull();
});

test('the first address is entered on the spot, checked, and used', async () => {
  const { draft } = open({ headers: [] });
  const wanted = await screen.findByRole('switch', { name: /Receipt/ });
  await waitFor(() => expect(wanted.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(wanted);
  fireEvent.change(await screen.findByLabelText('Tax ID'), { target: { value: '0105500000003' } });
  fireEvent.change(screen.getByLabelText('Name of the company or taxpayer'), { target: { value: 'ร้านกาแฟ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Head office' }));
  fireEvent.change(screen.getByLabelText('Address for receipts'), { target: { value: '1 ถนนสีลม' } });
  fireEvent.change(screen.getByLabelText('Postcode'), { target: { value: '10500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(draft()?.receipt).toEqual({
      companyName: 'ร้านกาแฟ',
      companyAddress: '1 ถนนสีลม',
      taxNumber: '0105500000003',
      branch: '00000',
      postcode: '10500',
    }),
  );
});
