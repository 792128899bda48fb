import { expect, it } from 'vitest';
import { mayTakeOver } from './may-take-over.ts';
import { createAppWorker, type WorkerBrowser } from './open-app-worker.ts';

type Listener = (event: { readonly isUpdate?: boolean }) => void;

function createBrowser(connection: { readonly saveData?: boolean; readonly effectiveType?: string } = {}) {
  const listeners = new Map<string, Listener>();
  const done: string[] = [];
  let show: () => void = () => undefined;
  let now = 0;
  const browser = {
    navigator: { serviceWorker: {}, connection },
    reload: () => void done.push('reload'),
    onShown: (run: () => void) => {
      show = run;
    },
    clock: () => now,
    createWorkbox: () => ({
      addEventListener: (event: string, run: Listener) => void listeners.set(event, run),
      register: async () => void done.push('register'),
      update: async () => void done.push('update'),
      messageSkipWaiting: () => void done.push('skip'),
    }),
  };
  // The tests' browser has what is used of the real one.
  const worker = createAppWorker(browser as unknown as WorkerBrowser, (error) => {
    throw error;
  });
  return {
    worker,
    done,
    send: (event: string, isUpdate = true) => listeners.get(event)?.({ isUpdate }),
    showAfter: (ms: number) => {
      now += ms;
      show();
    },
  };
}

it('a new version waits until it is asked for, and only then the page is opened anew', () => {
  const { worker, done, send } = createBrowser();
  worker.start();
  worker.start();
  worker.takeOver();
  expect(done).toEqual(['register']);
  send('waiting');
  expect(worker.store.getState().isUpdateWaiting).toBe(true);
  worker.takeOver();
  expect(done).toEqual(['register', 'skip']);
  send('controlling');
  expect(done).toEqual(['register', 'skip', 'reload']);
});

it('a tab that did not ask goes on with its version where another tab let the new one take over', () => {
  const { worker, done, send } = createBrowser();
  worker.start();
  send('waiting');
  send('controlling');
  expect(done).toEqual(['register']);
  expect(worker.store.getState().isUpdateWaiting).toBe(false);
});

it('the first worker of a device takes over without a reload', () => {
  const { worker, done, send } = createBrowser();
  worker.start();
  send('controlling', false);
  expect(done).toEqual(['register']);
});

it('an app that stays open asks for a new version when it is looked at again, once an hour at most', () => {
  const { worker, done, showAfter } = createBrowser();
  worker.start();
  showAfter(60_000);
  showAfter(3_600_000);
  showAfter(60_000);
  expect(done).toEqual(['register', 'update']);
});

it('nothing is fetched ahead for a customer who saves data, or over a slow network', () => {
  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }]) {
    const { worker, done } = createBrowser(connection);
    worker.start();
    expect(done).toEqual([]);
  }
});

it('a new version takes over by itself only on the way to a page on which nothing is typed', () => {
  const go = (from: string, to: string, hasDraft = false) => mayTakeOver({ from, to, hasDraft });
  expect(go('/neworder', '/dashboard')).toBe(true);
  expect(go('/dashboard', '/job/J00000001')).toBe(true);
  expect(go('/neworder', '/dashboard', true)).toBe(false);
  expect(go('/dashboard', '/dashboard')).toBe(false);
  for (const form of ['/neworder', '/fullday', '/login', '/settings', '/business', '/rating/x', '/t/x'])
    expect(go('/dashboard', form), form).toBe(false);
});
