import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ListOption } from '../floating-card/option-list.tsx';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { ComboboxProps } from './combobox.tsx';
import { Combobox } from './combobox.tsx';

const stations: readonly ListOption[] = [
  { value: 'ari', label: 'Ari' },
  { value: 'asok', label: 'Asok' },
  { value: 'on-nut', label: 'On Nut' },
  { value: 'closed', label: 'Old Nut', detail: 'closed', isDisabled: true },
];
const texts: ComboboxProps<ListOption>['texts'] = {
  clear: 'Clear',
  loading: 'Searching',
  empty: (query) => `Nothing for ${query}`,
  error: 'Nobody answered',
  retry: 'Try again',
  found: (count) => `${count} found`,
};

function Station(props: Partial<ComboboxProps<ListOption>>) {
  const [value, setValue] = useState<ListOption | null>(props.value ?? null);
  return (
    <OverlayLayer>
      <Combobox
        label="Station"
        options={props.loadOptions ? undefined : stations}
        texts={texts}
        debounceMs={0}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
      <button type="button">after</button>
    </OverlayLayer>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Station' }) as HTMLInputElement;
const labels = () => screen.queryAllByRole('option').map((option) => option.querySelector('.sw-options__label')?.textContent);
const active = () => field().ownerDocument.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isClosed = () => waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));

test('typing filters, what matches is bold, and Enter takes the best answer', async () => {
  const handleChange = vi.fn();
  render(<Station onChange={handleChange} />);
  const user = userEvent.setup();
  await user.type(field(), 'nut');
  await waitFor(() => expect(active()).toBe('On Nut'));
  expect(labels()).toEqual(['On Nut', 'Old Nut']);
  expect(screen.getByRole('option', { name: 'On Nut' }).querySelector('mark')?.textContent).toBe('Nut');
  await user.keyboard('{Enter}');
  await isClosed();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(stations[2]);
  expect(field().value).toBe('On Nut');
  expect(field().matches(':focus')).toBe(true);
});

test('an arrow opens all of them, and stands on the chosen one', async () => {
  render(<Station value={stations[1] ?? null} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toBe('Asok'));
  expect(labels()).toEqual(['Ari', 'Asok', 'On Nut', 'Old Nut']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowUp}{Enter}');
  await isClosed();
  expect(field().value).toBe('On Nut');
});

test('Escape brings back what was chosen, and so does leaving with a text that is in no list', async () => {
  render(<Station value={stations[0] ?? null} />);
  const user = userEvent.setup();
  await user.type(field(), 'x');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(field().value).toBe('Ari');
  await user.type(field(), ' nowhere');
  await user.click(screen.getByRole('button', { name: 'after' }));
  await waitFor(() => expect(field().value).toBe('Ari'));
});

test('a name typed in full counts when the field is left; an emptied field is nothing', async () => {
  const handleChange = vi.fn();
  render(<Station onChange={handleChange} />);
  const user = userEvent.setup();
  await user.type(field(), 'aSOK');
  await user.click(screen.getByRole('button', { name: 'after' }));
  await waitFor(() => expect(handleChange).toHaveBeenLastCalledWith(stations[1]));
  await user.clear(field());
  await user.click(screen.getByRole('button', { name: 'after' }));
  await waitFor(() => expect(handleChange).toHaveBeenLastCalledWith(null));
});

test('where any text will do, what was typed is taken', async () => {
  const handleChange = vi.fn();
  render(<Station onChange={handleChange} toOption={(text) => ({ value: `own:${text}`, label: text })} />);
  const user = userEvent.setup();
  await user.type(field(), 'Blue gate');
  await user.keyboard('{Enter}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ value: 'own:Blue gate', label: 'Blue gate' });
  expect(field().value).toBe('Blue gate');
});

test('it can be cleared, and the caret stays in it', async () => {
  const handleChange = vi.fn();
  render(<Station value={stations[0] ?? null} onChange={handleChange} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(field().matches(':focus')).toBe(true);
});

test('someone is asked, what is no longer wanted is ended, and how many came is spoken', async () => {
  const asked: { query: string; signal: AbortSignal; answer: (options: readonly ListOption[]) => void }[] = [];
  const loadOptions = (query: string, signal: AbortSignal) =>
    new Promise<readonly ListOption[]>((resolve) => asked.push({ query, signal, answer: resolve }));
  render(<Station loadOptions={loadOptions} />);
  const user = userEvent.setup();
  await user.type(field(), 'a');
  expect(await screen.findByRole('status', { name: 'Searching' })).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.query).toBe('a'));
  await user.type(field(), 's');
  await waitFor(() => expect(asked.at(-1)?.query).toBe('as'));
  expect(asked.find(({ query }) => query === 'a')?.signal.aborted).toBe(true);
  asked.at(-1)?.answer([{ value: 'asok', label: 'Asok' }]);
  expect(await screen.findByRole('option', { name: 'Asok' })).toBeTruthy();
  expect(await screen.findByText('1 found')).toBeTruthy();
  asked.find(({ query }) => query === 'a')?.answer(stations);
  expect(labels()).toEqual(['Asok']);
});

test('where nobody answers, that is said, and Enter asks again', async () => {
  let isDown = true;
  const loadOptions = () =>
    isDown ? Promise.reject(new Error('no network')) : Promise.resolve([{ value: 'ari', label: 'Ari' }]);
  render(<Station loadOptions={loadOptions} />);
  const user = userEvent.setup();
  await user.type(field(), 'a');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  isDown = false;
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'Ari' })).toBeTruthy();
});

test('that nothing was found is said, with what was looked for', async () => {
  render(<Station />);
  await userEvent.setup().type(field(), 'zzz');
  await waitFor(() => expect(screen.getAllByText('Nothing for zzz').length).toBeGreaterThan(0));
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
