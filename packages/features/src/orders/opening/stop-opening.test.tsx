import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { gatewayDown, refusal } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { type OrderScreenOptions, openOrder } from '../../../tests/orders/order-screen.tsx';
import { ownPlaceAnswers } from '../../../tests/orders/own-places.ts';
import { flowerShop } from '../../../tests/places.ts';
import { preloadStoryParts } from '../../../tests/preload-story-parts.ts';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(async () => {
  await preloadStoryParts();
  await preloadOrderParts(createOrderFixture().flow, 'page');
});

const openDropOff = (options: OrderScreenOptions = {}) =>
  openOrder({
    state: {
      draft: { ...emptyDraft, stops: [stop('a', flowerShop), stop('b', null)] },
      mode: { kind: 'searchLocation', stopKey: 'b' },
    },
    answers: ownPlaceAnswers(),
    hasOwnPlaces: true,
    ...options,
  });
const list = (name: string) => within(screen.getByRole('list', { name }));
const favourites = () => within(screen.getByRole('group', { name: 'Favourites' }));

describe('the search of a stop, before anything is typed', () => {
  test('offers a visitor the own location and the map, and asks for nobody’s places', async () => {
    const { calls } = openDropOff({ hasOwnPlaces: false });
    await screen.findByRole('button', { name: 'My location' });
    const [way] = screen.getAllByRole('button', { name: 'Pin on the map' });
    expect(way?.closest('.sw-opening')).toBeTruthy();
    expect(calls.map(({ path }) => path)).not.toContain('/list_location');
  });

  test('offers favourites with home first, recent places with whom they were for, and saved ones', async () => {
    openDropOff();
    await screen.findByRole('group', { name: 'Favourites' });
    expect(
      favourites()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['บ้าน', 'หน้าร้าน']);
    expect(list('Recent').getByText('คุณอรทัย · 2 days ago')).toBeTruthy();
    expect(list('Recent').getByText('10.3 km')).toBeTruthy();
    expect(list('Saved').getByText('คลังสินค้า พัฒนาการ 30')).toBeTruthy();
  });

  test('takes a saved place with its contact and note', async () => {
    const { user, flow } = openDropOff();
    await screen.findByRole('group', { name: 'Favourites' });
    await user.click(favourites().getByRole('button', { name: /^บ้าน/ }));
    await waitFor(() =>
      expect(flow.store.getState().draft.stops[1]).toMatchObject({
        place: { name: 'บ้าน' },
        contactName: 'คุณธนากร',
        contactPhone: '0898765432',
        remark: 'ตึก B ชั้น 4',
      }),
    );
    expect(flow.store.getState().mode.kind).toBe('normal');
  });

  test('is walked by the arrow keys, from the field and back, and left by Escape', async () => {
    const { user, flow } = openDropOff();
    await screen.findByRole('list', { name: 'Recent' });
    const field = screen.getByRole('combobox');
    expect(field.matches(':focus')).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'My location' }).matches(':focus')).toBe(true);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(favourites().getByRole('button', { name: /^บ้าน/ }).matches(':focus')).toBe(true);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field.matches(':focus')).toBe(true);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(flow.store.getState().mode.kind).toBe('normal');
  });

  test('makes a recent place a favourite at once, and takes it back by the same star', async () => {
    const { user, calls } = openDropOff();
    const star = await screen.findByRole('button', { name: 'Favourite: บีทีเอสอ่อนนุช ทางออก 3' });
    await user.click(star);
    await waitFor(() => expect(favourites().getByText('บีทีเอสอ่อนนุช ทางออก 3')).toBeTruthy());
    expect(star.getAttribute('aria-pressed')).toBe('true');
    expect(calls.at(-1)).toMatchObject({ path: '/save_location', body: { contactName: 'คุณอรทัย', favorite: true } });
    await waitFor(() => expect(screen.getByText('บีทีเอสอ่อนนุช ทางออก 3 is saved as a favourite')).toBeTruthy());
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('false');
    expect(calls.at(-1)).toMatchObject({ path: '/remove_location', body: { addressId: 'n3' } });
  });

  test('says why a star could not be stored, and shows it as it was', async () => {
    const answers = {
      ...ownPlaceAnswers(),
      '/location/favorite': () => {
        throw refusal(404, { description: 'This place is not saved any more.' });
      },
    };
    const { user } = openDropOff({ answers });
    const star = await screen.findByRole('button', { name: 'Favourite: คลังสินค้า พัฒนาการ 30' });
    await user.click(star);
    expect(await screen.findByText('This place is not saved any more.')).toBeTruthy();
    expect(star.getAttribute('aria-pressed')).toBe('false');
  });

  test('can be asked again where the places did not come, while the search works', async () => {
    let isDown = true;
    const working = ownPlaceAnswers();
    const answers = {
      ...working,
      '/list_location': (body: Readonly<Record<string, unknown>>) => {
        if (isDown) throw gatewayDown();
        return working['/list_location']?.(body);
      },
    };
    const { user } = openDropOff({ answers });
    const alert = within(await screen.findByRole('alert'));
    isDown = false;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Recent' })).toBeTruthy();
  });

  test('says what will be there once a customer has sent or saved something', async () => {
    openDropOff({ answers: ownPlaceAnswers([], []) });
    expect(await screen.findByText(/Places that you save or send to will be here/)).toBeTruthy();
  });
});

test('typing finds the customer’s own places first, with whom they are for', async () => {
  const { user } = openDropOff();
  await screen.findByRole('list', { name: 'Recent' });
  await user.keyboard('สีลม');
  const options = await screen.findAllByRole('option');
  expect(options[0]?.textContent).toContain('คุณธนากร · ถ.สีลม');
  expect(options).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Recent' })).toBeNull();
});

describe('the search of a stop that has a place', () => {
  const chosen = {
    draft: { ...emptyDraft, stops: [stop('a', flowerShop), stop('b', null)] },
    mode: { kind: 'searchLocation', stopKey: 'a' },
  } as const;

  test('takes the note for the driver, which the card then shows', async () => {
    const { user, flow } = openDropOff({ state: chosen });
    await user.type(await screen.findByLabelText('Floor, room or a note for the driver'), 'ชั้น 3{Enter}');
    expect(flow.store.getState()).toMatchObject({ mode: { kind: 'normal' }, draft: { stops: [{ remark: 'ชั้น 3' }, {}] } });
    expect(screen.getByText(/Pick-up · .* · ชั้น 3/)).toBeTruthy();
  });

  test('saves the place without a contact, calls it home, and takes it back', async () => {
    const { user, calls } = openDropOff({ state: chosen, answers: ownPlaceAnswers([], []) });
    await user.click(await screen.findByRole('button', { name: 'Save this place as a favourite' }));
    const saved = await screen.findByRole('button', { name: 'Saved as a favourite' });
    expect(calls.at(-1)?.body).toMatchObject({
      addressName: flowerShop.name,
      contactName: '',
      favorite: true,
      contactOptional: true,
    });
    await user.click(screen.getByRole('button', { name: 'Home' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ addressId: 'n0', addressName: 'Home' }));
    await user.click(saved);
    expect(await screen.findByRole('button', { name: 'Save this place as a favourite' })).toBeTruthy();
  });

  test('has no star for a visitor, but the note', async () => {
    openDropOff({ state: chosen, hasOwnPlaces: false });
    await screen.findByLabelText('Floor, room or a note for the driver');
    expect(screen.queryByRole('button', { name: /favourite/ })).toBeNull();
  });
});
