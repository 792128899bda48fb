import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Star } from 'lucide';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';

test('it is called by what it does, and shows that as its tooltip', async () => {
  const handleClick = vi.fn();
  render(<IconButton icon={Star} label="คนโปรด" onClick={handleClick} />);
  const button = screen.getByRole('button', { name: 'คนโปรด' });
  expect(button.title).toBe('คนโปรด');
  button.focus();
  await userEvent.setup().keyboard('{Enter} ');
  expect(handleClick).toHaveBeenCalledTimes(2);
});

test('one that is on or off tells which', () => {
  const { rerender } = render(<IconButton icon={Star} label="คนโปรด" isPressed={false} />);
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
  rerender(<IconButton icon={Star} label="คนโปรด" isPressed />);
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
});

test('a disabled one takes no press', async () => {
  const handleClick = vi.fn();
  render(<IconButton icon={Star} label="คนโปรด" isDisabled onClick={handleClick} />);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(handleClick).not.toHaveBeenCalled();
});
