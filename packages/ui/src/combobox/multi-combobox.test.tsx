import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ListOption } from '../floating-card/option-list.tsx';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

const people: readonly ListOption[] = [
  { value: 'a', label: 'Orathai' },
  { value: 'b', label: 'Somchai' },
  { value: 'c', label: 'Nida' },
];

function Recipients() {
  const [value, setValue] = useState<readonly ListOption[]>(people.slice(0, 1));
  return (
    <OverlayLayer>
      <MultiCombobox
        label="To"
        value={value}
        onChange={setValue}
        options={people}
        texts={{
          loading: 'Searching',
          empty: (query) => `Nobody for ${query}`,
          error: 'Nobody answered',
          retry: 'Try again',
          found: (count) => `${count} found`,
          remove: (label) => `Remove ${label}`,
          removed: (label) => `${label} removed`,
          chosen: 'Chosen',
        }}
      />
    </OverlayLayer>
  );
}

const field = () => screen.getByRole('combobox', { name: 'To' }) as HTMLInputElement;
const chosen = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'));

test('one after the other is chosen while the list stays open, and choosing again lets go', async () => {
  render(<Recipients />);
  const user = userEvent.setup();
  await user.type(field(), 'so');
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy());
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Remove Orathai', 'Remove Somchai']);
  expect(field().value).toBe('');
  await user.click(await screen.findByRole('option', { name: 'Nida' }));
  expect(chosen().length).toBe(3);
  await user.click(screen.getByRole('option', { name: 'Nida', selected: true }));
  expect(chosen().length).toBe(2);
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
});

test('Backspace in the empty field takes out the last one, and says so', async () => {
  render(<Recipients />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Backspace}');
  expect(chosen()).toEqual([]);
  expect(await screen.findByText('Orathai removed')).toBeTruthy();
});

test('each has a button that takes it out, and the focus comes back to the field', async () => {
  render(<Recipients />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove Orathai' }));
  expect(chosen()).toEqual([]);
  expect(field().matches(':focus')).toBe(true);
});
