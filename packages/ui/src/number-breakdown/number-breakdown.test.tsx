import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberBreakdown } from './number-breakdown.tsx';

const lines = [
  { id: 'fare', label: 'ค่าระยะทาง', detail: '18.40 กม.', value: '฿284.30' },
  { id: 'credit', label: 'เครดิตฟรี', value: '−฿20', tone: 'saving' as const },
];
const total = { label: 'รวมสุทธิ', value: '฿264.30' };

test('each value is told with what it is for, the total last', () => {
  render(<NumberBreakdown lines={lines} total={total} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(terms).toEqual(['ค่าระยะทาง18.40 กม.', 'เครดิตฟรี', 'รวมสุทธิ']);
  expect(values).toEqual(['฿284.30', '−฿20', '฿264.30']);
});

test('while a new sum is worked out the last one stays, and says that it is not the last word', () => {
  const { container } = render(<NumberBreakdown lines={lines} total={total} isUpdating />);
  expect(container.querySelector('[aria-busy=true]')?.textContent).toContain('฿264.30');
});
