import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { countCharacters } from '../field/counter.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from './text-field.tsx';

test('label, hint and error belong to the field for those who do not see it', () => {
  render(<TextField label="อีเมล" hint="เช่น a@b.co" error="อีเมลไม่ครบ" value="a@" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'อีเมล' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => field.ownerDocument.getElementById(id)?.textContent);
  expect(described).toEqual(['อีเมลไม่ครบ', 'เช่น a@b.co']);
});

test('a hidden label still names the field', () => {
  render(<TextField label="ค้นหา" isLabelHidden value="" onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'ค้นหา' })).toBeTruthy();
});

test('Thai vowels and tones do not count as characters of their own', () => {
  expect(countCharacters('ปู่')).toBe(1);
  expect(countCharacters('ที่อยู่')).toBe(3);
});

function Password() {
  const [password, setPassword] = useState('');
  const texts = { show: 'แสดง', hide: 'ซ่อน' };
  return <PasswordField label="รหัสผ่าน" autoComplete="current-password" value={password} onChange={setPassword} texts={texts} />;
}

test('a password is hidden until it is asked to be shown, and what was typed stays', async () => {
  render(<Password />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('รหัสผ่าน') as HTMLInputElement;
  await user.type(field, 'demo1234');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'แสดง' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('demo1234');
  await user.click(screen.getByRole('button', { name: 'ซ่อน' }));
  expect(field.type).toBe('password');
});

test('that what stands there is good is told in words, until something is wrong', () => {
  const announced = () => {
    const field = screen.getByRole('textbox');
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map(
      (id) => field.ownerDocument.getElementById(id)?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
    );
  };
  const props = { label: 'อีเมล', value: 'a@b.co', validText: 'ใช้ได้', onChange: () => undefined };
  const { rerender } = render(<TextField {...props} />);
  expect(announced()).toEqual(['ใช้ได้']);
  rerender(<TextField {...props} error="มีคนใช้แล้ว" />);
  expect(screen.queryByLabelText('ใช้ได้')).toBeNull();
});

test('what can only be read is reached by key, and keeps its text', async () => {
  render(<TextField label="ร้าน" value="บ้านสวน" isReadOnly onChange={() => undefined} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('x');
  const field = screen.getByRole('textbox', { name: 'ร้าน' }) as HTMLInputElement;
  expect([field.matches(':focus'), field.readOnly, field.value]).toEqual([true, true, 'บ้านสวน']);
});
