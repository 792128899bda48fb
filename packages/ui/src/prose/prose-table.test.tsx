import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProseTable } from './prose-table.tsx';

test('each row is named by its first cell, and each cell says its column where there is room for no head', () => {
  render(<ProseTable head={['ชื่อ', 'เพื่ออะไร', 'นานเท่าไร']} rows={[['songwai.lang', 'ภาษาที่เลือก', 'จนกว่าจะลบ']]} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['ชื่อ', 'เพื่ออะไร', 'นานเท่าไร']);
  const row = screen.getByRole('row', { name: /songwai\.lang/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('songwai.lang');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.getAttribute('data-head')),
  ).toEqual(['เพื่ออะไร', 'นานเท่าไร']);
});
