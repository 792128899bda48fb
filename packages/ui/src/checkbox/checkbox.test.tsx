import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

function Terms() {
  const [isOn, setIsOn] = useState(false);
  const label = (
    <>
      ยอมรับ <a href="#terms">เงื่อนไข</a>
    </>
  );
  return (
    <Checkbox label={label} detail="อ่านก่อนกด" error={isOn ? undefined : 'กดยอมรับก่อนไปต่อ'} isChecked={isOn} onChange={setIsOn} />
  );
}

const box = () => screen.getByRole('checkbox') as HTMLInputElement;

test('it is ticked by key; what is wrong is told before what it means', async () => {
  render(<Terms />);
  const described = (box().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => box().ownerDocument.getElementById(id)?.textContent)).toEqual(['กดยอมรับก่อนไปต่อ', 'อ่านก่อนกด']);
  const user = userEvent.setup();
  box().focus();
  await user.keyboard(' ');
  expect(box().checked).toBe(true);
  expect(box().getAttribute('aria-invalid')).toBeNull();
});

test('a link in its label is followed and ticks nothing', () => {
  render(<Terms />);
  const handleFollow = vi.fn();
  const link = screen.getByRole('link', { name: 'เงื่อนไข' });
  link.addEventListener('click', handleFollow);
  // Native click: the test library's click would also press the label around the link.
  link.click();
  expect(handleFollow).toHaveBeenCalledOnce();
  expect(box().checked).toBe(false);
});

function AllOfThree() {
  const [ticked, setTicked] = useState(1);
  const isSome = ticked > 0 && ticked < 3;
  return (
    <>
      <Checkbox label="ทุกงาน" isChecked={ticked === 3} isIndeterminate={isSome} onChange={(isOn) => setTicked(isOn ? 3 : 0)} />
      <button type="button" onClick={() => setTicked(2)}>
        two
      </button>
    </>
  );
}

test('it is neither ticked nor not while some of a list is, and a press ticks all of it', async () => {
  render(<AllOfThree />);
  const user = userEvent.setup();
  expect(box().indeterminate).toBe(true);
  await user.click(box());
  expect([box().checked, box().indeterminate]).toEqual([true, false]);
  await user.click(screen.getByRole('button'));
  expect([box().checked, box().indeterminate]).toEqual([false, true]);
});
