import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type ReadableStore, useFlow } from './use-flow.ts';

interface State {
  readonly name: string;
  readonly names: readonly string[];
  readonly known: ReadonlyMap<string, string>;
  readonly other: number;
}

interface ShownProps<Slice> {
  readonly store: ReadableStore<State>;
  readonly select: (state: State) => Slice;
  readonly onRender: (slice: Slice) => void;
}

function Shown<Slice>({ store, select, onRender }: ShownProps<Slice>) {
  onRender(useFlow(store, select));
  return null;
}

/** Reads a slice of a state, and notes each that is rendered. */
function openSlice<Slice>(select: (state: State) => Slice) {
  let state: State = { name: 'a', names: ['a', 'b'], known: new Map([['a', '1']]), other: 0 };
  const listeners = new Set<() => void>();
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const onRender = vi.fn<(slice: Slice) => void>();
  render(<Shown {...{ store, select, onRender }} />);
  const set = (change: Partial<State>) =>
    act(() => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    });
  return { set, onRender };
}

test('a change elsewhere in the state renders nothing, also where the slice is built anew', () => {
  const { set, onRender } = openSlice(({ name, names }) => ({ name, names }));
  set({ other: 1 });
  expect(onRender).toHaveBeenCalledTimes(1);
  set({ name: 'b' });
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(onRender).toHaveBeenLastCalledWith({ name: 'b', names: ['a', 'b'] });
});

test('a slice with one thing more is another one', () => {
  const { set, onRender } = openSlice(
    ({ name, other }): Readonly<Record<string, unknown>> => (other > 0 ? { name, other } : { name }),
  );
  set({ other: 1 });
  expect(onRender).toHaveBeenLastCalledWith({ name: 'a', other: 1 });
});

test('a map is only itself, whatever it has in it', () => {
  const { set, onRender } = openSlice(({ known }) => new Map(known));
  set({ known: new Map([['a', '2']]) });
  expect(onRender).toHaveBeenLastCalledWith(new Map([['a', '2']]));
});
