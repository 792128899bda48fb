import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a press by mouse, Enter or Space does what the button says', async () => {
  const handleClick = vi.fn();
  render(<Button onClick={handleClick}>จอง</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'จอง' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(handleClick).toHaveBeenCalledTimes(3);
});

test('while it loads it keeps its name and its focus, and a second press does nothing', async () => {
  const handleClick = vi.fn();
  const { rerender } = render(<Button onClick={handleClick}>จอง</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'จอง' }));
  rerender(
    <Button isLoading onClick={handleClick}>
      จอง
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'จอง', busy: true });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(button.matches(':focus')).toBe(true);
});

test('a loading button inside a form does not send the form', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" isLoading>
        ส่ง
      </Button>
    </form>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a disabled button takes no press', async () => {
  const handleClick = vi.fn();
  render(
    <Button isDisabled onClick={handleClick}>
      จอง
    </Button>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(handleClick).not.toHaveBeenCalled();
});
