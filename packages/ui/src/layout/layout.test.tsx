import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Columns } from './columns.tsx';
import { Grid } from './grid.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';

const order = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const main = <h2>งานของฉัน</h2>;
const side = <h2>ค่าส่งสัปดาห์นี้</h2>;

test('what stands beside a list is read after it', () => {
  render(<Columns kind="aside" {...{ main, side }} />);
  expect(order()).toEqual(['งานของฉัน', 'ค่าส่งสัปดาห์นี้']);
});

test('the contents of a page are read before its text', () => {
  render(<Columns kind="contents" {...{ main, side }} />);
  expect(order()).toEqual(['ค่าส่งสัปดาห์นี้', 'งานของฉัน']);
});

test('a side that stays in view says so to its style sheet', () => {
  const { container } = render(<Columns kind="aside" isSideSticky {...{ main, side }} />);
  expect(container.querySelector('.sw-columns__side--sticky')?.textContent).toBe('ค่าส่งสัปดาห์นี้');
});

test('a stack and a grid add nothing that a screen reader announces', () => {
  const { container } = render(
    <Stack>
      <Grid>
        <p>ก</p>
      </Grid>
    </Stack>,
  );
  expect(container.querySelectorAll('[role], [aria-label]')).toHaveLength(0);
  expect(screen.getByText('ก')).toBeTruthy();
});

test('a page that asks for one thing has the map beside it only where there is room', () => {
  const show = (isWide: boolean) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isWide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    return render(
      <Split head="Songwai" foot="Call us" beside={<p>Map</p>}>
        <h1>Sign in</h1>
      </Split>,
    );
  };
  const wide = show(true);
  expect(wide.getByRole('main').textContent).toBe('Sign in');
  expect(wide.getByText('Map')).toBeTruthy();
  wide.unmount();
  const phone = show(false);
  expect(phone.queryByText('Map')).toBeNull();
  expect(phone.getByText('Call us')).toBeTruthy();
  vi.unstubAllGlobals();
});
