import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from 'vue';

/** The first block of Vue in the start for partners, as a stranger copies it. */
const readStartSnippet = (): string => {
  const start = readFileSync(path.join(import.meta.dirname, '../../../docs/embedding/start.md'), 'utf8');
  const code = /```vue\n(?<code>[\s\S]*?)```/.exec(start)?.groups?.['code'] ?? '';
  return /<template>(?<template>[\s\S]*)<\/template>/.exec(code)?.groups?.['template'] ?? '';
};

let end = () => {};
afterEach(() => end());

/** Shows a template as a page with Vue does. @returns the place where it is */
const mount = (template: string, setup: Record<string, unknown>): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'));
  const app = createApp({ template, setup: () => setup });
  app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('songwai-');
  app.mount(place);
  end = () => {
    app.unmount();
    place.remove();
  };
  return place;
};

test('the element of the start for Vue asks its page for a token, and the page hears what was booked', () => {
  const getToken = async () => null;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const booking = mount(readStartSnippet(), { getToken }).querySelector('songwai-booking');
  expect(booking).toHaveProperty('getToken', getToken);
  expect(booking?.getAttribute('partner')).toBe('test-hotelsiam');
  booking?.dispatchEvent(new CustomEvent('songwai:booked', { detail: { trackingId: 'abc' } }));
  expect(log).toHaveBeenCalledWith('abc');
});

test('an event of two words is heard under its name', () => {
  const onNotFound = vi.fn();
  const place = mount('<songwai-tracking @songwai:not-found="onNotFound" />', { onNotFound });
  place.querySelector('songwai-tracking')?.dispatchEvent(new CustomEvent('songwai:not-found'));
  expect(onNotFound).toHaveBeenCalledOnce();
});
