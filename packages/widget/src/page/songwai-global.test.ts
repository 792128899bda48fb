import { beforeEach, expect, test, vi } from 'vitest';
import { type Command, installGlobal, type Songwai } from './songwai-global.ts';

const preflight = vi.fn(async () => ({ isReady: true, findings: [] }));
const install = () =>
  installGlobal({ version: '1.4.2', gatewayOrigin: 'https://songwai.test', loadPreflight: async () => ({ preflight }) });

beforeEach(() => {
  Reflect.deleteProperty(window, 'Songwai');
});

const installed = (): Songwai => {
  const songwai: Songwai | undefined = Reflect.get(window, 'Songwai');
  if (!songwai || Array.isArray(songwai)) throw new Error('not installed');
  return songwai;
};

test('commands that were given before the script had come run in their order, later ones at once', () => {
  const ran: string[] = [];
  const command =
    (name: string): Command =>
    ({ version }) =>
      void ran.push(`${name} ${version}`);
  Reflect.set(window, 'Songwai', [command('first'), command('second')]);
  install();
  installed().push(command('third'));
  expect(ran).toEqual(['first 1.4.2', 'second 1.4.2', 'third 1.4.2']);
});

test('an element is made with its properties and listeners, and put where the page says', () => {
  install();
  document.body.innerHTML = '<div id="here"></div>';
  const booked = vi.fn();
  const element = installed().mount('#here', {
    element: 'songwai-booking',
    partner: 'baanchandra',
    on: { 'songwai:booked': booked },
  });
  expect(element.parentElement?.id).toBe('here');
  expect(Reflect.get(element, 'partner')).toBe('baanchandra');
  const event = new CustomEvent('songwai:booked', { detail: { jobId: 'J1', trackingId: 'T1' } });
  element.dispatchEvent(event);
  expect(booked).toHaveBeenCalledExactlyOnceWith(event);
  expect(() => installed().mount('#nowhere', { element: 'songwai-booking' })).toThrow('nothing matches #nowhere');
});

test('a second copy of the script leaves the first one’s global alone', () => {
  install();
  const first = installed();
  installGlobal({ version: '2.0.0', gatewayOrigin: '', loadPreflight: async () => ({ preflight }) });
  expect(installed()).toBe(first);
});
