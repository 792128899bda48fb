import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { LiveAnnouncer, useAnnounce } from './live-announcer.tsx';

function Move() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('ย้ายไปจุดที่ 2')}>ย้าย</Button>;
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'ย้าย' }));

test('the region stands before the first message, and speaks politely', () => {
  const { container } = render(
    <LiveAnnouncer>
      <Move />
    </LiveAnnouncer>,
  );
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  press();
  expect(region?.textContent).toBe('ย้ายไปจุดที่ 2');
});

test('the same sentence again is spoken again', () => {
  const { container } = render(
    <LiveAnnouncer>
      <Move />
    </LiveAnnouncer>,
  );
  press();
  const first = container.querySelector('[aria-live]')?.textContent;
  press();
  const second = container.querySelector('[aria-live]')?.textContent;
  expect(second).not.toBe(first);
  expect(second?.trim()).toBe(first?.trim());
});

test('where nobody listens it does no harm', () => {
  render(<Move />);
  expect(press).not.toThrow();
});
