import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { Tooltip } from './tooltip.tsx';

const page = (
  <OverlayLayer>
    <Tooltip text="คิดตามระยะทางถนน" renderTrigger={(trigger) => <Button {...trigger}>18.40 กม.</Button>} />
  </OverlayLayer>
);

test('the focus brings it at once and describes the button, which keeps its own name', async () => {
  render(page);
  await userEvent.setup().tab();
  const tip = await screen.findByRole('tooltip');
  const button = screen.getByRole('button', { name: '18.40 กม.' });
  expect(tip.textContent).toBe('คิดตามระยะทางถนน');
  expect(button.getAttribute('aria-describedby')).toBe(tip.id);
});

test('Escape takes it away and leaves the focus where it is', async () => {
  render(page);
  const user = userEvent.setup();
  await user.tab();
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(screen.getByRole('button').matches(':focus')).toBe(true);
});

test('leaving takes it away', async () => {
  render(page);
  const user = userEvent.setup();
  await user.tab();
  await screen.findByRole('tooltip');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a pointer that only passes by brings nothing; one that rests does', () => {
  vi.useFakeTimers();
  render(page);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button);
  act(() => vi.advanceTimersByTime(300));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('tooltip')).toBeTruthy();
  vi.useRealTimers();
});
