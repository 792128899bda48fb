import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface } from '../../tests/surface.tsx';
import { FeeSummary, type FeeSummaryProps } from './fee-summary.tsx';

const waiting = {
  kind: 'waiting',
  stop: 0,
  minutes: 42,
  amountSatang: 3_000,
  text: { th: 'ค่ารอ จุดที่ 1 42 นาที', en: 'Waiting' },
} as const;
const show = (props: Partial<FeeSummaryProps> = {}) =>
  render(
    <Surface language="th">
      <FeeSummary
        lines={[{ id: 'distance', label: 'ระยะทาง', value: '฿466.45' }]}
        agreedSatang={46_645}
        addedSatang={0}
        charges={[waiting]}
        isFinal={false}
        {...props}
      />
    </Surface>,
  );

test('what came after the booking stands with its reason, and the total is one so far', () => {
  const { container } = show();
  expect(screen.getByText('ค่ารอ จุดที่ 1 42 นาที')).toBeTruthy();
  expect(container.textContent).toContain('รวมถึงตอนนี้฿496.45');
});

test('once no more charges can come it is the total', () => {
  const { container } = show({ isFinal: true });
  expect(container.textContent).toContain('รวมทั้งหมด฿496.45');
});

test('a job that did not take place costs no more than its charges', () => {
  const { container } = show({ isFinal: true, isUncharged: true });
  expect(container.textContent).toContain('ไม่คิดค่าส่ง−฿466.45');
  expect(container.textContent).toContain('รวมทั้งหมด฿30');
});

test('what was added to attract a driver is a line of its own', () => {
  const { container } = show({ addedSatang: 5_000, charges: [] });
  expect(container.textContent).toContain('เพิ่มค่าตอบแทนคนขับ฿50');
  expect(container.textContent).toContain('รวมถึงตอนนี้฿516.45');
});
