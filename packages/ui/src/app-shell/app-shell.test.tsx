import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreHorizontal, Package, Plus } from 'lucide';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleNav } from '../../tests/example-pages/example-nav.ts';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { AppShell } from './app-shell.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A window of this width, as far as media queries ask for widths. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: [...query.matchAll(/(min|max)-width: ([\d.]+)px/g)].every(([, end, px]) =>
      end === 'min' ? width >= Number(px) : width <= Number(px),
    ),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const link = { href: '#' };
const handleOpen = vi.fn();
const page = () => (
  <OverlayLayer>
    <AppShell
      brand={{ name: 'ส่งไว', link }}
      action={{ text: 'จองส่งของ', icon: Plus, link }}
      nav={{ label: 'เมนูหลัก', groups: exampleNav({ lang: 'th' }), currentId: 'bookings' }}
      tabs={{
        label: 'หน้าหลัก',
        currentId: 'bookings',
        mainId: 'new',
        items: [
          { id: 'bookings', text: 'งาน', icon: Package, link },
          { id: 'new', text: 'จอง', icon: Plus, link },
        ],
        menu: {
          text: 'เพิ่มเติม',
          icon: MoreHorizontal,
          count: { count: 3, label: 'มี 3 คนรอ', tone: 'attention' },
          isOpen: false,
          onOpen: handleOpen,
        },
      }}
      renderAccount={(isCompact) => <p>{isCompact ? 'บ' : 'ร้านดอกไม้บ้านอารีย์'}</p>}
    >
      <h1>งานของฉัน</h1>
      <input aria-label="หมายเหตุ" />
    </AppShell>
  </OverlayLayer>
);
const show = (width: number) => {
  windowOf(width);
  return render(page());
};

test('a wide window has the whole menu beside the page, with whose account it is', () => {
  show(1440);
  expect(screen.getByRole('navigation', { name: 'เมนูหลัก' })).toBeTruthy();
  expect(screen.getByText('ร้านดอกไม้บ้านอารีย์')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'หน้าหลัก' })).toBeNull();
});

test('between 760 and 1,080 px the menu is icons that keep their names', () => {
  show(900);
  expect(screen.getByRole('link', { name: 'จองส่งของ' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ส่งไว' })).toBeTruthy();
  expect(screen.getByText('บ')).toBeTruthy();
});

test('a phone has tabs below the page instead, with counts in words', () => {
  show(390);
  const tabs = screen.getByRole('navigation', { name: 'หน้าหลัก' });
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('งาน');
  expect(screen.queryByRole('navigation', { name: 'เมนูหลัก' })).toBeNull();
});

test('the last tab of a phone is a button that opens the rest of the menu', async () => {
  show(390);
  const more = screen.getByRole('button', { name: /เพิ่มเติม.*มี 3 คนรอ|มี 3 คนรอ.*เพิ่มเติม/ });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.setup().click(more);
  expect(handleOpen).toHaveBeenCalledTimes(1);
});

test('the page is the main part, which the skip link leads to', () => {
  show(390);
  const main = screen.getByRole('main');
  expect(main.id).toBe('main');
  expect(within(main).getByRole('heading', { level: 1 })).toBeTruthy();
});

test('what is being typed stays, with the focus, when a phone or tablet is turned', async () => {
  const { rerender } = show(744);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'หมายเหตุ' });
  await userEvent.type(field, 'ฝากไว้ที่ รปภ.');
  for (const width of [1133, 744]) {
    windowOf(width);
    rerender(page());
    expect(screen.getByRole('textbox', { name: 'หมายเหตุ' })).toBe(field);
    expect(field.value).toBe('ฝากไว้ที่ รปภ.');
    expect(document.activeElement).toBe(field);
  }
});
