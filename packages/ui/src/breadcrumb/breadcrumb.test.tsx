import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

const crumbs = [
  { text: 'ธุรกิจ' },
  { text: 'งาน', link: { href: '/jobs' } },
  { text: 'พฤศจิกายน', link: { href: '/jobs/11' } },
  { text: 'J000-48213', link: { href: '/jobs/48213' } },
];

test('the way up is links, the page that is shown is none', () => {
  render(<Breadcrumb label="คุณอยู่ที่นี่" crumbs={crumbs} />);
  const nav = screen.getByRole('navigation', { name: 'คุณอยู่ที่นี่' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['งาน', 'พฤศจิกายน']);
  expect(screen.getByText('J000-48213').getAttribute('aria-current')).toBe('page');
});

test('the nearest page above is the one that stays on a phone', () => {
  render(<Breadcrumb label="คุณอยู่ที่นี่" crumbs={[...crumbs.slice(0, 2), { text: 'ไม่มีหน้า' }, { text: 'ใบแจ้งหนี้' }]} />);
  const items = screen.getAllByRole('listitem').map((item) => item.className.includes('--parent'));
  expect(items).toEqual([false, true, false, false]);
});
