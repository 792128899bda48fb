import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CompactThemeSwitch } from './compact-theme-switch.tsx';
import type { ThemeChoice } from './theme-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const texts = { label: 'ธีม', system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' };

interface LiveProps {
  readonly Switch?: typeof ThemeSwitch;
  readonly onChange: (value: ThemeChoice) => void;
}

function Live({ Switch = ThemeSwitch, onChange }: LiveProps) {
  const [value, setValue] = useState<ThemeChoice>('system');
  const handleChange = (next: ThemeChoice) => {
    setValue(next);
    onChange(next);
  };
  return <Switch value={value} onChange={handleChange} texts={texts} />;
}

test('one of three is chosen at any time, and a press chooses another', async () => {
  const handleChange = vi.fn();
  render(<Live onChange={handleChange} />);
  expect(screen.getByRole('radiogroup', { name: 'ธีม' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'ตามเครื่อง', checked: true })).toBeTruthy();
  await userEvent.setup().click(screen.getByText('มืด'));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('dark');
  expect(screen.getByRole('radio', { name: 'มืด', checked: true })).toBeTruthy();
});

test('arrows choose, and the group is one stop of Tab', async () => {
  const handleChange = vi.fn();
  render(<Live onChange={handleChange} />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'ตามเครื่อง' }).matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(handleChange).toHaveBeenLastCalledWith('light');
  expect(screen.getByRole('radio', { name: 'สว่าง', checked: true }).matches(':focus')).toBe(true);
});

test('where there is room for an icon only, a list of the same three is under it', async () => {
  const handleChange = vi.fn();
  render(<Live Switch={CompactThemeSwitch} onChange={handleChange} />);
  const list = screen.getByRole('combobox', { name: 'ธีม' });
  expect(list.getAttribute('title')).toBe('ธีม: ตามเครื่อง');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['ตามเครื่อง', 'สว่าง', 'มืด']);
  await userEvent.setup().selectOptions(list, 'dark');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('dark');
  expect(list.getAttribute('title')).toBe('ธีม: มืด');
});
