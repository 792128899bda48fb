import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapFrame } from './map-frame.tsx';

const menu = <button type="button">เมนู</button>;

test('the menu floats over the map where there is one, and stands once', () => {
  const { container } = render(
    <MapFrame layout="page" strip="high" brand="ส่งไว" corner={menu} map={<i>แผนที่</i>}>
      ไม่พบงาน
    </MapFrame>,
  );
  const map = container.querySelector<HTMLElement>('.sw-frame__map');
  expect(map && within(map).getByRole('button', { name: 'เมนู' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'เมนู' })).toHaveLength(1);
});

test.each([
  ['beside the logo', 'ส่งไว'],
  ['alone', null],
])('a page without a map keeps its menu, %s in the head', (_, brand) => {
  const { container } = render(
    <MapFrame layout="page" strip="high" brand={brand} corner={menu}>
      ไม่พบงาน
    </MapFrame>,
  );
  const head = container.querySelector<HTMLElement>('.sw-frame__head');
  expect(head && within(head).getByRole('button', { name: 'เมนู' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'เมนู' })).toHaveLength(1);
});
