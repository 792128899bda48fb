import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import type { PasswordScore } from './password-strength.tsx';
import { PasswordStrength } from './password-strength.tsx';

const judge = (password: string): PasswordScore =>
  password === '' ? { level: 0, text: '' } : password.length < 6 ? { level: 1, text: 'เดาง่าย' } : { level: 4, text: 'ดีมาก' };

function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="ตั้งรหัสผ่าน"
      autoComplete="new-password"
      texts={{ show: 'แสดง', hide: 'ซ่อน' }}
      value={password}
      onChange={setPassword}
      strength={<PasswordStrength label="เดายากแค่ไหน" score={judge(password)} />}
    />
  );
}

test('how strong a password is stands there in words, is measured, and is told when it changes', async () => {
  const { container } = render(<NewPassword />);
  const meter = () => screen.getByRole('meter', { name: 'เดายากแค่ไหน' });
  const announced = () => container.querySelector('[aria-live=polite]')?.textContent;
  const user = userEvent.setup();
  expect([announced(), (meter() as HTMLMeterElement).value]).toEqual(['', 0]);
  await user.type(screen.getByLabelText('ตั้งรหัสผ่าน'), 'som');
  expect([announced(), (meter() as HTMLMeterElement).value, meter().getAttribute('aria-valuetext')]).toEqual([
    'เดาง่าย',
    1,
    'เดาง่าย',
  ]);
  await user.type(screen.getByLabelText('ตั้งรหัสผ่าน'), 'chai');
  expect([announced(), (meter() as HTMLMeterElement).value]).toEqual(['ดีมาก', 4]);
});

test('password managers are told what it is', () => {
  render(<NewPassword />);
  expect((screen.getByLabelText('ตั้งรหัสผ่าน') as HTMLInputElement).autocomplete).toBe('new-password');
});
