import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContentsLine } from './contents-line.tsx';

const entries = ['Scope', 'Purpose', 'Rights'].map((title, index) => ({ id: `part-${index}`, title }));

test('each part is a link to where it begins, and the one being read is told', () => {
  render(<ContentsLine entries={entries} current={1} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-0', '#part-1', '#part-2']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('what was read is solid, what is being read is the stop in focus, the rest is still to come', () => {
  const { container } = render(<ContentsLine entries={entries} current={1} />);
  const nodes = [...container.querySelectorAll('.sw-node')].map(({ className }) => className);
  expect(nodes).toEqual(['sw-node sw-node--stop', 'sw-node sw-node--focus', 'sw-node sw-node--todo']);
});

test('says that a link was followed, for whoever has to close', () => {
  const onChoose = vi.fn();
  render(<ContentsLine entries={entries} current={0} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('link', { name: 'Rights' }));
  expect(onChoose).toHaveBeenCalledOnce();
});
