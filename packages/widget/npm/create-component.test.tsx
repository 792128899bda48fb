import { act, createRef, type FunctionComponent, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createComponent } from './create-component.ts';

/** The types of a component are written by the build; here an element has any. */
const Booking = createComponent('songwai-booking', {
  attributes: { pickUp: 'pick-up', stops: 'stops' },
  properties: ['getToken'],
  events: { onBooked: 'songwai:booked' },
}) as unknown as FunctionComponent<Record<string, unknown>>;

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const show = (props: Record<string, unknown>) => act(async () => root.render(<Booking {...props} />));
const shown = () => place.firstElementChild as HTMLElement & Record<string, unknown>;
const book = () => shown().dispatchEvent(new CustomEvent('songwai:booked', { detail: { trackingId: 'abc' } }));

test('attributes, children and the ref are those of the element', async () => {
  const ref = createRef<HTMLElement>();
  await show({
    ref,
    pickUp: 'Front desk',
    stops: [{ lat: 13.7 }],
    className: 'wide',
    children: <p slot="footer">02 000 0000</p>,
  });
  expect(place.innerHTML).toBe(
    '<songwai-booking pick-up="Front desk" stops="[{&quot;lat&quot;:13.7}]" class="wide"><p slot="footer">02 000 0000</p></songwai-booking>',
  );
  expect(ref.current).toBe(shown());
  await show({ ref });
  expect(shown().getAttribute('pick-up')).toBeNull();
});

test('a function becomes a property, is set again only when it is another, and goes with its prop', async () => {
  const [one, two] = [async () => null, async () => null];
  await show({ getToken: one });
  expect(shown()['getToken']).toBe(one);
  shown()['getToken'] = 'untouched';
  await show({ getToken: one, pickUp: 'Front desk' });
  expect(shown()['getToken']).toBe('untouched');
  await show({ getToken: two });
  expect(shown()['getToken']).toBe(two);
  await show({});
  expect(shown()['getToken']).toBeNull();
});

test('an event calls the handler of the latest render, once, also with another ref and in strict mode', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  await act(async () =>
    root.render(
      <StrictMode>
        <Booking onBooked={before} ref={createRef()} />
      </StrictMode>,
    ),
  );
  await act(async () =>
    root.render(
      <StrictMode>
        <Booking onBooked={after} ref={createRef()} />
      </StrictMode>,
    ),
  );
  book();
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls.map(([event]) => event.detail)).toEqual([{ trackingId: 'abc' }]);
});
