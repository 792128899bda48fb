import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { expect, it } from 'vitest';
import { watchReach } from './open-reach.ts';

const createDevice = (onLine: boolean) => {
  const navigator = { onLine };
  const listeners = new Map<string, () => void>();
  const watch = watchReach({ navigator, addEventListener: (event, run) => void listeners.set(event, run) });
  const turn = (isOnline: boolean) => {
    navigator.onLine = isOnline;
    listeners.get(isOnline ? 'online' : 'offline')?.();
  };
  return { watch, turn, reach: () => watch.store.getState().reach };
};

it('a device that starts or goes without a network is offline, until it has one', () => {
  const { reach, turn } = createDevice(false);
  expect(reach()).toBe('offline');
  turn(true);
  expect(reach()).toBe('reached');
  turn(false);
  expect(reach()).toBe('offline');
});

it('an answer from the browser’s own storage is no network', () => {
  const { watch, reach } = createDevice(false);
  watch.note(null);
  expect(reach()).toBe('offline');
});

it('a gateway that does not answer is unreachable, though there is a network; a refusal is an answer', () => {
  const { watch, reach } = createDevice(true);
  watch.note(gatewayDown());
  expect(reach()).toBe('unreachable');
  watch.note(refusal(404));
  expect(reach()).toBe('reached');
  watch.note(gatewayDown());
  watch.note(null);
  expect(reach()).toBe('reached');
});
