import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link, linkClass } from './link.tsx';

test('a link is named by where it leads', () => {
  render(<Link href="#terms">เงื่อนไขการใช้งาน</Link>);
  const link = screen.getByRole('link', { name: 'เงื่อนไขการใช้งาน' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['#terms', null]);
});

test('a link to a new window says so, and hands the other page nothing of ours', () => {
  render(
    <Link href="https://example.com/help" newWindowText="เปิดในหน้าต่างใหม่">
      ศูนย์ช่วยเหลือ
    </Link>,
  );
  const link = screen.getByRole('link', { name: /^ศูนย์ช่วยเหลือ\s*\(เปิดในหน้าต่างใหม่\)$/ });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('a router’s own link looks the same by its classes', () => {
  render(
    <Link href="#jobs" kind="standalone" className="mine">
      ดูงานทั้งหมด
    </Link>,
  );
  expect(screen.getByRole('link').className).toBe(`${linkClass({ kind: 'standalone' })} mine`);
});
