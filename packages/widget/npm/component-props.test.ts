import { expect, test, vi } from 'vitest';
import { attributeOf, listen, split } from './component-props.ts';

const entry = {
  attributes: { pickUp: 'pick-up', readOnly: 'read-only' },
  properties: ['getToken'],
  events: { onBooked: 'songwai:booked' },
};

test('props become attributes, properties and handlers; what the element does not know is left as it is', () => {
  const getToken = async () => null;
  const onBooked = vi.fn();
  expect(split({ pickUp: 'Front desk', getToken, onBooked, className: 'wide', id: 'here' }, entry)).toEqual({
    attributes: { 'pick-up': 'Front desk', class: 'wide' },
    properties: { getToken },
    handlers: { 'songwai:booked': onBooked },
    others: { id: 'here' },
  });
});

test('a property whose prop is gone is taken from the element', () => {
  expect(split({}, entry).properties).toEqual({ getToken: null });
});

test.each([
  ['a text', 'Front desk', 'Front desk'],
  ['a flag', true, ''],
  ['no flag', false, undefined],
  ['nothing', null, undefined],
  ['places', [{ lat: 13.7 }], '[{"lat":13.7}]'],
  ['a number', 2, '2'],
])('%s is written as the element itself writes it', (_what, value, attribute) => {
  expect(attributeOf(value)).toBe(attribute);
});

test('an event goes to the handler of the latest render, and one of an element inside to none', () => {
  const latest: { current: Readonly<Record<string, unknown>> } = { current: {} };
  const element = document.createElement('div');
  const inner = element.appendChild(document.createElement('div'));
  listen(element, entry, latest);
  const [before, after] = [vi.fn(), vi.fn()];
  latest.current = { 'songwai:booked': before };
  latest.current = { 'songwai:booked': after };
  inner.dispatchEvent(new CustomEvent('songwai:booked', { bubbles: true }));
  expect(after).not.toHaveBeenCalled();
  element.dispatchEvent(new CustomEvent('songwai:booked'));
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
});
