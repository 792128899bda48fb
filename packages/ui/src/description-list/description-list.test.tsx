import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DescriptionList } from './description-list.tsx';

const items = [{ term: 'เบอร์โทร', detail: '081 555 0148', end: <button type="button">แก้ไข</button> }, { term: 'อีเมล' }];

test('each term is read with its detail', () => {
  render(<DescriptionList emptyText="ยังไม่ได้กรอก" items={items} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['เบอร์โทร', 'อีเมล']);
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('081 555 0148');
});

test('what is not known says so instead of standing empty', () => {
  render(<DescriptionList emptyText="ยังไม่ได้กรอก" items={items} />);
  expect(screen.getByText('ยังไม่ได้กรอก')).toBeTruthy();
});

test('while it loads the terms stand already, nothing can be pressed, and it is said once', () => {
  render(<DescriptionList emptyText="ยังไม่ได้กรอก" items={items} loadingLabel="กำลังโหลด" />);
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
  expect(screen.getByText('อีเมล')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('081 555 0148')).toBeNull();
});
