import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

function Sms() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="แจ้งเตือนทาง SMS" detail="ไปที่ 081 234 5678" isOn={isOn} onChange={setIsOn} />;
}

test('it is turned on by its text and off by key, and keeps its name', async () => {
  render(<Sms />);
  const user = userEvent.setup();
  await user.click(screen.getByText('แจ้งเตือนทาง SMS'));
  expect(screen.getByRole('switch', { name: 'แจ้งเตือนทาง SMS', checked: true })).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'แจ้งเตือนทาง SMS', checked: false })).toBeTruthy();
});

test('while its change is being saved it takes no press and keeps the focus', async () => {
  const handleChange = vi.fn();
  render(<Switch label="แจ้งเตือนทาง SMS" isOn isBusy onChange={handleChange} />);
  const user = userEvent.setup();
  const control = screen.getByRole('switch', { name: 'แจ้งเตือนทาง SMS', busy: true }) as HTMLInputElement;
  await user.click(control);
  await user.keyboard(' ');
  expect(handleChange).not.toHaveBeenCalled();
  expect([control.checked, control.matches(':focus')]).toEqual([true, true]);
});

test('a disabled one takes no press', async () => {
  const handleChange = vi.fn();
  render(<Switch label="แจ้งเตือนทาง SMS" isOn={false} isDisabled onChange={handleChange} />);
  await userEvent.setup().click(screen.getByText('แจ้งเตือนทาง SMS'));
  expect(handleChange).not.toHaveBeenCalled();
});
