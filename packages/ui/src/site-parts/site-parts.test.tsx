import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrowserFrame } from './browser-frame.tsx';
import { ClosingLine } from './closing-line.tsx';
import { FeatureCells } from './feature-cells.tsx';
import { Hero } from './hero.tsx';
import { MapNotice } from './map-notice.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { TrustLine } from './trust-line.tsx';

afterEach(cleanup);

test('the first part of a site says its promise as the page’s heading', () => {
  render(
    <Hero title="Send it today" lead="See every price">
      <p>The price check</p>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Send it today');
  expect(screen.getByText('The price check')).toBeTruthy();
});

test('what takes a page’s place says what happened as the page’s heading, then what to do', () => {
  render(<MapNotice note="Code 404" title="No such page" lead="It has moved" actions={<button type="button">Home</button>} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such page');
  expect(document.body.textContent).toBe('Code 404No such pageIt has movedHome');
});

test('figures are a list with a name', () => {
  render(<TrustLine label="In figures" facts={[{ value: '20,000+', text: 'companies' }]} />);
  const region = screen.getByRole('region', { name: 'In figures' });
  expect(within(region).getByRole('listitem').textContent).toBe('20,000+ companies');
});

test('reasons have headings of the level that their place asks for', () => {
  const cell = (id: string) => ({ id, title: `Reason ${id}`, text: 'Why', example: null });
  render(<FeatureCells cells={[cell('1'), cell('2'), cell('3'), cell('4')]} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});

test('a picture of somebody’s page says what it shows', () => {
  render(
    <BrowserFrame label="An example" address="hotel.example">
      <p>Bags</p>
    </BrowserFrame>,
  );
  expect(screen.getByRole('figure', { name: 'An example' })).toBeTruthy();
});

test('the last line leads to its button', () => {
  render(<ClosingLine title="Ready" moving={null} action={<button type="button">Check the price</button>} />);
  expect(screen.getByRole('heading', { name: 'Ready' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check the price' })).toBeTruthy();
});

test('a picture of a phone is fetched when it comes into view, and says nothing to a screen reader', () => {
  render(<PhoneFrame picture="/screen.jpg" />);
  expect(screen.getByRole('presentation').getAttribute('loading')).toBe('lazy');
});
