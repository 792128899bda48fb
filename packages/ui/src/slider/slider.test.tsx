import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Slider } from './slider.tsx';

function Radius() {
  const [km, setKm] = useState(5);
  return (
    <Slider label="หาคนขับในระยะ" hint="ไกลขึ้น รอนานขึ้น" value={km} min={1} max={20} onChange={setKm} format={(n) => `${n} กม.`} />
  );
}

const slider = () => screen.getByRole('slider', { name: 'หาคนขับในระยะ' }) as HTMLInputElement;

test('the value is seen and told as it is read, and follows the knob', () => {
  render(<Radius />);
  expect(slider().getAttribute('aria-valuetext')).toBe('5 กม.');
  fireEvent.input(slider(), { target: { value: '12' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('12 กม.');
  expect(screen.getByText('12 กม.')).toBeTruthy();
});

test('the bounds are the browser’s own, so that its keys keep to them', () => {
  render(<Radius />);
  expect([slider().min, slider().max, slider().step]).toEqual(['1', '20', '1']);
  fireEvent.input(slider(), { target: { value: '99' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('20 กม.');
});

test('a disabled slider cannot be moved, and its hint says why', () => {
  render(
    <Slider label="หาคนขับในระยะ" hint="ในระยะ 5 กม. เท่านั้น" isDisabled value={5} min={1} max={20} onChange={() => undefined} />,
  );
  expect(slider().disabled).toBe(true);
  const hint = slider().getAttribute('aria-describedby') ?? '';
  expect(slider().ownerDocument.getElementById(hint)?.textContent).toBe('ในระยะ 5 กม. เท่านั้น');
});
