import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { PageHeader } from './page-header.tsx';

test('the title is the heading of the page, and nothing else is part of its name', () => {
  render(
    <PageHeader
      title="งานของฉัน"
      detail="20 งาน"
      state={<Badge tone="info">ใหม่</Badge>}
      actions={<button type="button">CSV</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('งานของฉัน');
  expect(screen.getByText('20 งาน')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeTruthy();
});

test('the way back is a link that is named after the page it leads to, before the heading', () => {
  render(<PageHeader title="J000-24819" back={{ text: 'งานของฉัน', link: { href: '/dashboard' } }} />);
  const back = screen.getByRole('link', { name: 'งานของฉัน' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  expect(back.compareDocumentPosition(screen.getByRole('heading')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the heading can take the focus after a change of page, and is no tab stop', () => {
  const heading = createRef<HTMLHeadingElement>();
  render(<PageHeader title="ตั้งค่า" headingRef={heading} />);
  heading.current?.focus();
  expect(document.activeElement?.textContent).toBe('ตั้งค่า');
  expect(heading.current?.tabIndex).toBe(-1);
});
