import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberStepper } from './number-stepper.tsx';

const texts = { increase: 'เพิ่ม', decrease: 'ลด' };

function Drivers({ isDisabled }: { readonly isDisabled?: boolean }) {
  const [count, setCount] = useState(1);
  return (
    <NumberStepper
      label="จำนวนคนขับ"
      detail="คนละ ฿1,200"
      value={count}
      min={1}
      max={3}
      onChange={setCount}
      format={(n) => `${n} คน`}
      texts={texts}
      isDisabled={isDisabled}
    />
  );
}

const more = () => screen.getByRole('button', { name: 'เพิ่ม' });

test('each new value is told, within the bounds', async () => {
  render(<Drivers />);
  const user = userEvent.setup();
  const announced = () => screen.getByRole('status').textContent;
  await user.click(more());
  expect(announced()).toBe('2 คน');
  await user.click(more());
  await user.click(more());
  expect(announced()).toBe('3 คน');
  await user.click(screen.getByRole('button', { name: 'ลด' }));
  expect(announced()).toBe('2 คน');
});

test('whoever keeps pressing at the end keeps the focus', async () => {
  render(<Drivers />);
  const user = userEvent.setup();
  more().focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(screen.getByText('3 คน')).toBeTruthy();
  expect(more().getAttribute('aria-disabled')).toBe('true');
  expect(more().matches(':focus')).toBe(true);
});

test('the two buttons belong together under the label and what stands below it', () => {
  render(<Drivers />);
  const group = screen.getByRole('group', { name: 'จำนวนคนขับ' });
  expect(group.contains(more())).toBe(true);
  expect(group.ownerDocument.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('คนละ ฿1,200');
});

test('a disabled one takes no press', async () => {
  render(<Drivers isDisabled />);
  await userEvent.setup().click(more());
  expect(screen.getByText('1 คน')).toBeTruthy();
});
