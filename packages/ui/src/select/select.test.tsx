import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { SelectProps } from './select.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'car', label: 'Car', group: 'Small' },
  { value: 'cargo', label: 'Cargo bike', group: 'Small', detail: 'none free today', isDisabled: true },
  { value: 'pickup', label: 'Pickup', group: 'Large' },
  { value: 'truck', label: 'Truck', group: 'Large' },
];

function Vehicle(props: Partial<SelectProps<string>>) {
  const [value, setValue] = useState('pickup');
  return (
    <OverlayLayer>
      <form>
        <Select
          label="Vehicle"
          options={options}
          value={value}
          name="vehicle"
          {...props}
          onChange={(next) => {
            setValue(next);
            props.onChange?.(next);
          }}
        />
      </form>
      <button type="button">after</button>
    </OverlayLayer>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Vehicle' });
const active = () => field().ownerDocument.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

test('it opens at what is chosen, arrows stop at the ends, Enter takes it and the focus stays', async () => {
  const handleChange = vi.fn();
  render(<Vehicle onChange={handleChange} />);
  const user = userEvent.setup();
  await user.tab();
  expect(field().textContent).toBe('Pickup');
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox', { name: 'Vehicle' });
  expect(active()).toBe('Pickup');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pickup');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Truck');
  await user.keyboard('{Enter}');
  await isClosed();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('truck');
  expect(field().textContent).toBe('Truck');
  expect(field().matches(':focus')).toBe(true);
});

test('Escape leaves the choice as it was, and reaches nobody else', async () => {
  const handleEscape = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a surrounding dialog
    <div onKeyDown={(event) => event.key === 'Escape' && handleEscape()}>
      <Vehicle />
    </div>,
  );
  const user = userEvent.setup();
  await user.click(field());
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  await isClosed();
  expect(field().textContent).toBe('Pickup');
  expect(handleEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(handleEscape).toHaveBeenCalledOnce();
});

test('letters jump to what begins with them, the same letter goes on to the next', async () => {
  render(<Vehicle />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('c');
  await screen.findByRole('listbox');
  expect(active()).toBe('Car');
  await user.keyboard('c');
  expect(active()).toContain('Cargo bike');
});

test('several letters quickly are one beginning', async () => {
  render(<Vehicle />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('carg');
  await screen.findByRole('listbox');
  expect(active()).toContain('Cargo bike');
});

test('what is disabled is read with its reason but cannot be taken', async () => {
  const handleChange = vi.fn();
  render(<Vehicle onChange={handleChange} />);
  const user = userEvent.setup();
  await user.click(field());
  const cargo = await screen.findByRole('option', { name: /Cargo bike.*none free today/ });
  expect(cargo.getAttribute('aria-disabled')).toBe('true');
  await user.click(cargo);
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(handleChange).not.toHaveBeenCalled();
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('the groups are named', async () => {
  render(<Vehicle />);
  await userEvent.setup().click(field());
  const group = await screen.findByRole('group', { name: 'Large' });
  expect([...group.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual(['Pickup', 'Truck']);
});

test('a click takes one, Tab takes the one under the cursor and goes on', async () => {
  const { container } = render(<Vehicle />);
  const user = userEvent.setup();
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Truck' }));
  await isClosed();
  expect(new FormData(container.querySelector('form') ?? undefined).get('vehicle')).toBe('truck');
  await user.keyboard('{Enter}{ArrowUp}');
  await user.tab();
  await isClosed();
  expect(field().textContent).toBe('Pickup');
  expect(screen.getByRole('button', { name: 'after' }).matches(':focus')).toBe(true);
});

test('a press elsewhere closes it', async () => {
  render(<Vehicle />);
  const user = userEvent.setup();
  await user.click(field());
  await screen.findByRole('listbox');
  await user.click(screen.getByRole('button', { name: 'after' }));
  await isClosed();
});

test('nothing chosen shows the placeholder, and what is wrong is tied to the field', () => {
  render(
    <Select
      label="Vehicle"
      value=""
      onChange={() => undefined}
      options={options}
      placeholder="Choose one"
      error="Choose a vehicle"
      isRequired
    />,
  );
  expect(field().textContent).toBe('Choose one');
  expect(field().getAttribute('aria-required')).toBe('true');
  const error = field().ownerDocument.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Choose a vehicle');
});
