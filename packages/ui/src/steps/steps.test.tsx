import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps, type StepsProps } from './steps.tsx';

const steps = [
  { id: 'stops', title: 'จุดรับและส่ง', detail: 'พิมพ์ชื่อสถานที่' },
  { id: 'vehicle', title: 'เลือกรถ' },
  { id: 'review', title: 'ตรวจทาน' },
];
const show = (props: Partial<StepsProps> = {}) => render(<Steps label="จองง่ายใน 3 ขั้นตอน" steps={steps} {...props} />);
const shownSteps = () => within(screen.getByRole('list', { name: 'จองง่ายใน 3 ขั้นตอน' })).getAllByRole('listitem');

test('an explanation is a named list of headings in order, with no step under way', () => {
  show();
  expect(shownSteps()).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: 'เลือกรถ' })).toBeTruthy();
  expect(screen.getByText('พิมพ์ชื่อสถานที่')).toBeTruthy();
  expect(shownSteps().some((step) => step.getAttribute('aria-current'))).toBe(false);
});

test('above a form the step one is at is the current one, and those before it are said to be done', () => {
  show({ size: 'small', currentId: 'vehicle', doneLabel: 'ทำแล้ว' });
  expect(shownSteps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(shownSteps().map((step) => step.textContent?.includes('ทำแล้ว'))).toEqual([true, false, false]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what rides on the line is on the way to the last step', () => {
  show({ moving: <span>มอเตอร์ไซค์</span> });
  expect(shownSteps().map((step) => step.textContent?.includes('มอเตอร์ไซค์'))).toEqual([false, true, false]);
});
