import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleNav } from '../../tests/example-pages/example-nav.ts';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { navTip } from './nav-tip.tsx';
import { SideNav } from './side-nav.tsx';

const groups = exampleNav({ lang: 'th' });
const show = (isCompact: boolean) =>
  render(
    <OverlayLayer>
      <SideNav label="เมนูหลัก" groups={[...groups, []]} currentId="bookings" isCompact={isCompact} renderTip={navTip} />
    </OverlayLayer>,
  );

test('the menu marks the page one is on, and no other', () => {
  show(false);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['งานของฉัน']);
});

test('a count is part of the name of its link, in words', () => {
  show(false);
  expect(screen.getByRole('link', { name: /^แชต\s*มี 1 คนรอคำตอบ$/ })).toBeTruthy();
});

test('each group is a list of its own, and an empty one is left out', () => {
  show(false);
  const lists = within(screen.getByRole('navigation', { name: 'เมนูหลัก' })).getAllByRole('list');
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([7, 3]);
});

test('icons alone keep their names, and a tooltip shows the one in focus', async () => {
  show(true);
  expect(screen.getByRole('link', { name: 'กระเป๋าเงิน' })).toBeTruthy();
  await userEvent.setup().tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('งานที่กำลังวิ่ง');
  expect(document.activeElement?.getAttribute('aria-describedby')).toBeNull();
});
