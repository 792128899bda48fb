import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { createOrderFixture } from '@songwai/features/tests/orders/order-fixture';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveLook } from '../first-look/create-first-look.ts';
import { takeOver } from './take-over.ts';

let root: ShadowRoot;
let look: LiveLook;
let pressed: string | null;
const search = { type: vi.fn<PlaceSearch['type']>() } as unknown as PlaceSearch;

beforeEach(() => {
  vi.clearAllMocks();
  pressed = null;
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const element = root.appendChild(document.createElement('section'));
  const fields = [0, 1].map(() => element.appendChild(document.createElement('input')));
  look = { element, fields, pressed: () => pressed, textOf: (button) => button.textContent };
});

const begin = () => {
  const { flow } = createOrderFixture();
  const carryOn = takeOver({ look, flow, search, root });
  const { mode, draft } = flow.store.getState();
  return { flow, carryOn, keys: draft.stops.map(({ key }) => key), opened: mode.kind === 'searchLocation' ? mode.stopKey : null };
};

test('a guest who did nothing yet finds the form as it is', () => {
  const { opened, carryOn } = begin();
  expect([opened, carryOn]).toEqual([null, null]);
});

test('what is being typed goes on in the search of the same stop', () => {
  const field = look.fields[1];
  if (!field) throw new Error('no field');
  field.value = 'สยาม';
  field.focus();
  const { opened, keys, carryOn } = begin();
  expect(opened).toBe(keys[1]);
  carryOn?.();
  expect(search.type).toHaveBeenCalledExactlyOnceWith('สยาม');
});

test('the text of the other stop waits for its search', async () => {
  for (const [index, text] of ['สยาม', 'บางนา'].entries()) {
    const field = look.fields[index];
    if (field) field.value = text;
  }
  look.fields[0]?.focus();
  const { flow, keys, carryOn } = begin();
  carryOn?.();
  flow.startSearch(keys[1] ?? '');
  await vi.waitFor(() => expect(vi.mocked(search.type).mock.calls).toEqual([['สยาม'], ['บางนา']]));
});

test('a button that was pressed too early is pressed now', () => {
  pressed = 'Swap';
  const { carryOn } = begin();
  const button = root.appendChild(document.createElement('button'));
  button.textContent = 'Swap';
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  carryOn?.();
  expect(clicked).toHaveBeenCalledOnce();
});
