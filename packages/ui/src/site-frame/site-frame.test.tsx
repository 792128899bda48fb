import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const link = { href: '#' };

test('the header marks the page one is on, and its wordmark leads home', () => {
  render(
    <SiteHeader
      brand={{ name: 'ส่งไว', link: { href: '/' } }}
      label="หน้าเว็บ"
      currentId="faq"
      links={[
        { id: 'price', text: 'ราคา', link },
        { id: 'faq', text: 'คำถามที่พบบ่อย', link },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'ส่งไว' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('คำถามที่พบบ่อย');
});

test('each column of the footer is a navigation named by its heading', () => {
  render(
    <SiteFooter
      name="ส่งไว"
      about="ส่งของด่วนภายในวัน"
      note="© 2569 ส่งไว"
      columns={[
        { title: 'บริการ', links: [{ id: 'express', text: 'ส่งด่วน', link }] },
        { title: 'ข้อกำหนด', links: [{ id: 'privacy', text: 'นโยบายความเป็นส่วนตัว', link }] },
      ]}
    />,
  );
  const terms = screen.getByRole('navigation', { name: 'ข้อกำหนด' });
  expect(
    within(terms)
      .getAllByRole('link')
      .map((one) => one.textContent),
  ).toEqual(['นโยบายความเป็นส่วนตัว']);
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2569 ส่งไว');
});
