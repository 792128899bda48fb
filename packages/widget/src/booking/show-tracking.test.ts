import { beforeEach, expect, test, vi } from 'vitest';
import { showTracking } from './show-tracking.ts';

const add = (tag: string, parent: Node = document.body): HTMLElement => {
  const element = document.createElement(tag);
  // jsdom cannot scroll.
  element.scrollIntoView = vi.fn();
  parent.appendChild(element);
  return element;
};

let host: HTMLElement;
beforeEach(() => {
  host = add('songwai-booking');
});

test('the page’s tracking element follows the delivery, is brought into view and gets the focus', () => {
  const tracking = add('songwai-tracking');
  expect(showTracking(host, '8K2M7Q')).toBe(true);
  expect(tracking.getAttribute('tracking-id')).toBe('8K2M7Q');
  expect(tracking.scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(tracking);
});

test('of two, the one in the same shadow as the booking is meant', () => {
  add('songwai-tracking');
  const shadow = add('div').attachShadow({ mode: 'open' });
  const inner = add('songwai-booking', shadow);
  const beside = add('songwai-tracking', shadow);
  showTracking(inner, '8K2M7Q');
  expect(beside.getAttribute('tracking-id')).toBe('8K2M7Q');
});

test('a page without one leaves it to the link', () => {
  expect(showTracking(host, '8K2M7Q')).toBe(false);
});
