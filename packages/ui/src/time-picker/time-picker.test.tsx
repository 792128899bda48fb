import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { TimePickerProps } from './time-picker.tsx';
import { TimePicker } from './time-picker.tsx';

function PickUp(props: Partial<TimePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <OverlayLayer>
      <TimePicker
        label="Time"
        min="08:00"
        max="18:00"
        texts={{
          unreadable: 'Type hours:minutes',
          tooEarly: (min) => `Not before ${min}`,
          tooLate: (max) => `Not after ${max}`,
        }}
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

const field = () => screen.getByRole('combobox', { name: 'Time' }) as HTMLInputElement;
const active = () => field().ownerDocument.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const described = () =>
  (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => field().ownerDocument.getElementById(id)?.textContent);

test('9:5 is five past nine once the field is left', async () => {
  const handleChange = vi.fn();
  render(<PickUp onChange={handleChange} />);
  const user = userEvent.setup();
  await user.type(field(), '9:5');
  expect(field().value).toBe('9:5');
  await user.tab();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('09:05');
  expect(field().value).toBe('09:05');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list opens at the nearest step and follows what is typed', async () => {
  render(<PickUp value="09:05" />);
  const user = userEvent.setup();
  await user.click(field());
  expect(await screen.findByRole('listbox', { name: 'Time' })).toBeTruthy();
  expect(active()).toBe('09:15');
  await user.clear(field());
  await user.type(field(), '14');
  expect(active()).toBe('14:00');
});

test('arrows and Enter take a time of the list; Enter without an arrow takes what was typed', async () => {
  const handleChange = vi.fn();
  render(<PickUp onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith('08:30');
  await user.clear(field());
  await user.type(field(), '1010{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith('10:10');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('what is no time, and a time outside the bounds, stays with what to do', async () => {
  render(<PickUp />);
  const user = userEvent.setup();
  await user.type(field(), 'noon{Enter}');
  expect(described()).toContain('Type hours:minutes');
  await user.clear(field());
  await user.type(field(), '7{Enter}');
  expect(described()).toContain('Not before 08:00');
  await user.clear(field());
  await user.type(field(), '18:01{Enter}');
  expect(described()).toContain('Not after 18:00');
  expect(field().value).toBe('18:01');
});

test('a time that cannot be had is read with its reason and not taken, by key, press or typing', async () => {
  const handleChange = vi.fn();
  render(<PickUp onChange={handleChange} whyNot={(time) => (time < '08:30' ? 'No driver yet' : undefined)} />);
  const user = userEvent.setup();
  await user.click(field());
  expect(active()).toBe('08:30');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(active()).toBe('08:15No driver yet');
  await user.click(screen.getByRole('option', { name: /08:00/ }));
  expect(handleChange).not.toHaveBeenCalled();
  await user.type(field(), '0820');
  await user.click(screen.getByRole('button', { name: 'after' }));
  await waitFor(() => expect(described()).toContain('No driver yet'));
});

test('Escape closes the list and leaves the time', async () => {
  render(<PickUp value="09:00" />);
  const user = userEvent.setup();
  await user.click(field());
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field().value).toBe('09:00');
});

test('whoever types into a whole time gets another one, not "09:4514"', async () => {
  const handleChange = vi.fn();
  render(<PickUp value="09:45" onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.type(field(), '1430');
  expect(field().value).toBe('14:30');
  await user.tab();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('14:30');
});
