import { render, screen } from '@testing-library/react';
import { MapPin } from 'lucide';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('beside a text it is silent', () => {
  const { container } = render(<Icon icon={MapPin} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('alone it says what it means', () => {
  render(<Icon icon={MapPin} label="จุดรับ" />);
  expect(screen.getByRole('img', { name: 'จุดรับ' }).childElementCount).toBe(MapPin.length);
});
