import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteCard } from './route-line.tsx';
import { SortableStops } from './sortable-stops.tsx';

const names: Readonly<Record<string, string>> = { a: 'อารีย์', b: 'สีลม', c: 'อ่อนนุช' };
afterEach(() => vi.unstubAllGlobals());

const texts = {
  handle: (name: string, at: number) => `ย้ายจุดที่ ${at} ${name}`,
  instructions: 'เว้นวรรคเพื่อยก',
  lifted: (name: string, at: number) => `ยก ${name} ${at}`,
  moved: (name: string, at: number) => `${name} ไปที่ ${at}`,
  dropped: (name: string, at: number) => `วาง ${name} ${at}`,
  cancelled: (name: string, at: number) => `คืน ${name} ${at}`,
};

function Stops({ onReorder = () => undefined }: { readonly onReorder?: (ids: readonly string[]) => void }) {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  return (
    <SortableStops
      label="จุด"
      stops={ids.map((id) => ({ id, name: names[id] ?? id, node: { state: 'stop' as const } }))}
      onReorder={(next) => {
        setIds(next);
        onReorder(next);
      }}
      renderStop={(stop, handle) => <RouteCard title={stop.name} end={handle} />}
      texts={texts}
    />
  );
}

const handleOf = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const shownOrder = () =>
  screen
    .getAllByRole('listitem')
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((item) => item.querySelector('.sw-stop-card__title')?.textContent);

test('Space lifts, arrows move, Space drops: the order changes once, and the focus stays on the handle', async () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  const user = userEvent.setup();
  handleOf('อารีย์').focus();
  await user.keyboard(' ');
  expect(screen.getByText('ยก อารีย์ 1')).toBeTruthy();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('อารีย์ ไปที่ 3')).toBeTruthy();
  expect(shownOrder()).toEqual(['สีลม', 'อ่อนนุช', 'อารีย์']);
  expect(handleReorder).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a']);
  expect(screen.getByText('วาง อารีย์ 3')).toBeTruthy();
  expect(handleOf('ย้ายจุดที่ 3 อารีย์').matches(':focus')).toBe(true);
});

test('the first stop cannot go above the first place', async () => {
  render(<Stops />);
  handleOf('อารีย์').focus();
  await userEvent.setup().keyboard(' {ArrowUp}');
  expect(shownOrder()).toEqual(['อารีย์', 'สีลม', 'อ่อนนุช']);
});

test('Escape puts the stop back where it was', async () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  handleOf('อ่อนนุช').focus();
  await userEvent.setup().keyboard(' {ArrowUp}{Escape}');
  expect(screen.getByText('คืน อ่อนนุช 3')).toBeTruthy();
  expect(shownOrder()).toEqual(['อารีย์', 'สีลม', 'อ่อนนุช']);
  expect(handleReorder).not.toHaveBeenCalled();
});

test('walking away from a lifted stop puts it back', async () => {
  render(<Stops />);
  const user = userEvent.setup();
  handleOf('อารีย์').focus();
  await user.keyboard(' {ArrowDown}');
  await user.tab();
  expect(shownOrder()).toEqual(['อารีย์', 'สีลม', 'อ่อนนุช']);
  expect(screen.getByText('คืน อารีย์ 1')).toBeTruthy();
});

test('the numbers on the line follow the places, and the last has no line after it', async () => {
  render(<Stops />);
  handleOf('อารีย์').focus();
  await userEvent.setup().keyboard(' {ArrowDown}');
  const item = screen.getByText('อารีย์').closest('li');
  expect(item?.querySelector('.sw-node')?.textContent).toBe('2');
  expect(screen.getByText('อ่อนนุช').closest('li')?.className).toContain('sw-route__stop--none');
});

/** jsdom has no layout: this simulates three cards of 60 with gaps of 8, in CSS order. */
function layOut() {
  for (const item of screen.getAllByRole('listitem')) {
    const placeOf = () => (item.style.order ? Number(item.style.order) : [...(item.parentElement?.children ?? [])].indexOf(item));
    Object.defineProperty(item, 'offsetTop', { configurable: true, get: () => placeOf() * 68 });
    Object.defineProperty(item, 'offsetHeight', { configurable: true, value: 60 });
  }
}

test('a stop dragged by a finger past its neighbour takes its place at the drop', () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  layOut();
  const handle = handleOf('อารีย์');
  fireEvent.pointerDown(handle, { button: 0, clientY: 30, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientY: 60, pointerId: 1 });
  expect(shownOrder()).toEqual(['อารีย์', 'สีลม', 'อ่อนนุช']);
  fireEvent.pointerMove(handle, { clientY: 110, pointerId: 1 });
  expect(shownOrder()).toEqual(['สีลม', 'อารีย์', 'อ่อนนุช']);
  fireEvent.pointerUp(handle, { pointerId: 1 });
  expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['b', 'a', 'c']);
});

test('a drag that ends where it began changes nothing', () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  layOut();
  const handle = handleOf('สีลม');
  fireEvent.pointerDown(handle, { button: 0, clientY: 98, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientY: 104, pointerId: 1 });
  fireEvent.pointerUp(handle, { pointerId: 1 });
  expect(handleReorder).not.toHaveBeenCalled();
});

const tap = (handle: HTMLElement) => {
  fireEvent.pointerDown(handle, { button: 0, clientY: 30, pointerId: 1 });
  fireEvent.pointerUp(handle, { pointerId: 1 });
};

test('whoever cannot drag taps a handle and then the handle of the place it is to go to', () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  tap(handleOf('อารีย์'));
  expect(handleOf('อารีย์').getAttribute('aria-pressed')).toBe('true');
  expect(handleReorder).not.toHaveBeenCalled();
  tap(handleOf('อ่อนนุช'));
  expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a']);
  expect(screen.getByText('วาง อารีย์ 3')).toBeTruthy();
});

test('a second tap on the same handle puts the stop down where it is', () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  tap(handleOf('สีลม'));
  tap(handleOf('สีลม'));
  expect(handleOf('สีลม').getAttribute('aria-pressed')).toBe('false');
  expect(handleReorder).not.toHaveBeenCalled();
});

test('a stop lifted by a tap can be moved on by the arrow keys', async () => {
  const handleReorder = vi.fn();
  render(<Stops onReorder={handleReorder} />);
  tap(handleOf('อารีย์'));
  await userEvent.setup().keyboard('{ArrowDown} ');
  expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['b', 'a', 'c']);
});

test('what ends the line without being a stop stays below, also while stops are moved', async () => {
  render(
    <SortableStops
      label="จุด"
      stops={['a', 'b'].map((id) => ({ id, name: names[id] ?? id, node: { state: 'stop' as const } }))}
      onReorder={() => undefined}
      renderStop={(stop, handle) => <RouteCard title={stop.name} end={handle} />}
      texts={texts}
      last={{ node: { state: 'add' }, children: <RouteCard title="เพิ่มจุด" /> }}
    />,
  );
  const user = userEvent.setup();
  expect(screen.getAllByRole('listitem')[1]?.className).not.toContain('--none');
  handleOf('สีลม').focus();
  await user.keyboard(' {ArrowDown}');
  expect(shownOrder()).toEqual(['อารีย์', 'สีลม', 'เพิ่มจุด']);
  await user.keyboard('{ArrowUp}');
  expect(shownOrder()).toEqual(['สีลม', 'อารีย์', 'เพิ่มจุด']);
});

/** Other orders of the same stops, as their owner gives them; jsdom neither lays out nor animates. */
function openSorted(isStill: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const list = (ids: readonly string[]) => (
    <SortableStops
      label="จุด"
      stops={ids.map((id) => ({ id, name: names[id] ?? id, node: { state: 'stop' as const } }))}
      onReorder={() => undefined}
      renderStop={(stop, handle) => <RouteCard title={stop.name} end={handle} />}
      texts={texts}
    />
  );
  const { rerender } = render(list(['a', 'b', 'c']));
  layOut();
  const slides: unknown[] = [];
  for (const item of screen.getAllByRole('listitem'))
    item.animate = (frames) => {
      slides.push([item.querySelector('.sw-stop-card__title')?.textContent, frames]);
      return {} as Animation;
    };
  return { slides, show: (ids: readonly string[]) => rerender(list(ids)) };
}

test('stops that are put into another order slide there from where they were', () => {
  const { slides, show } = openSorted(false);
  show(['a', 'c', 'b']);
  const from = (px: number) => [{ transform: `translateY(${px}px)` }, { transform: 'none' }];
  expect(slides).toEqual([
    ['อ่อนนุช', from(68)],
    ['สีลม', from(-68)],
  ]);
  show(['a', 'c']);
  expect(slides).toHaveLength(2);
});

test('they are there at once for whoever wants less motion', () => {
  const { slides, show } = openSorted(true);
  show(['c', 'b', 'a']);
  expect(slides).toEqual([]);
});
