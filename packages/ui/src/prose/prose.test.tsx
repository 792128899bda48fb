import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';
import { ProseHtml } from './prose-html.tsx';

test('headings and lists stay what they are', () => {
  render(
    <Prose>
      <h2>ใครดูแลข้อมูลของคุณ</h2>
      <ul>
        <li>ชื่อ</li>
        <li>เบอร์โทร</li>
      </ul>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a text that comes as HTML reads the same', () => {
  render(<ProseHtml html="<h2>เงื่อนไข</h2><ul><li>งานละหนึ่งโค้ด</li></ul>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'เงื่อนไข' })).toBeTruthy();
  expect(screen.getByText('งานละหนึ่งโค้ด').tagName).toBe('LI');
});
