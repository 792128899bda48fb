import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Clock } from 'lucide';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChoiceRow } from './choice-row.tsx';

const onWait = vi.fn();

function Wait() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ChoiceRow icon={Clock} title="รออีก 15 นาที" detail="ค้นหาต่อ" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <button type="button" onClick={onWait}>
        รอต่อ
      </button>
    </ChoiceRow>
  );
}

test('a press opens what has to be confirmed below the row, and does nothing yet', async () => {
  render(<Wait />);
  const user = userEvent.setup();
  const row = screen.getByRole('button', { name: /รออีก 15 นาที/ });
  expect(row.getAttribute('aria-expanded')).toBe('false');
  await user.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(onWait).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'รอต่อ' }));
  expect(onWait).toHaveBeenCalledTimes(1);
  await user.click(row);
  expect(screen.queryByRole('button', { name: 'รอต่อ' })).toBeNull();
});
