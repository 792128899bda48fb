import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

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
