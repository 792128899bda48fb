import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { NumberBreakdown } from '../number-breakdown/number-breakdown.tsx';
import { ActionBar } from './action-bar.tsx';

function Bar() {
  const [isOpen, setIsOpen] = useState(false);
  const content = (
    <NumberBreakdown
      lines={[{ id: 'fare', label: 'ค่าระยะทาง', value: '฿284.30' }]}
      total={{ label: 'รวมสุทธิ', value: '฿466.45' }}
    />
  );
  return (
    <ActionBar
      value="฿466.45"
      previousValue={{ label: 'ราคาเดิม', text: '฿426.45' }}
      details={{ toggleText: 'รายละเอียด', isOpen, onToggle: () => setIsOpen(!isOpen), content }}
      action={<Button variant="primary">จอง ฿466.45</Button>}
    />
  );
}

test('the breakdown is one press away and says that it is open', async () => {
  render(<Bar />);
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'รายละเอียด' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('ค่าระยะทาง')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('ค่าระยะทาง')).toBeNull();
});

test('a changed price is spoken with what it was', () => {
  render(<Bar />);
  const total = screen.getByText('฿466.45').closest('[aria-live]');
  expect(total?.textContent).toBe('ราคาเดิม ฿426.45฿466.45');
});

test('without a price it says what is missing', () => {
  render(<ActionBar emptyText="เลือกจุดรับและจุดส่ง" action={<Button isDisabled>จอง</Button>} />);
  expect(screen.getByText('เลือกจุดรับและจุดส่ง')).toBeTruthy();
});
