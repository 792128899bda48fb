import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TextField } from '../../src/text-field/text-field.tsx';
import { StoryFrame } from '../story-frame.tsx';
import { benchColumns, benchRows, checkBenchRow } from './bench-rows.ts';

/** What the grid replaces: the same rows as text fields, all of them in the page, each controlled by its screen. */
function PlainFields() {
  const [rows, setRows] = useState(benchRows);
  const change = (key: string, column: number, value: string) =>
    setRows((before) =>
      before.map((row) =>
        row.key === key
          ? checkBenchRow({ ...row, cells: row.cells.map((cell, index) => (index === column ? value : cell)) })
          : row,
      ),
    );
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.number}</th>
            {benchColumns.map(({ id, title }, column) => (
              <td key={id}>
                <TextField
                  label={title}
                  isLabelHidden
                  value={row.cells[column] ?? ''}
                  onChange={(value) => change(row.key, column, value)}
                  error={row.problems?.[column] ?? undefined}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <StoryFrame lang="th" theme="light">
    <PlainFields />
  </StoryFrame>,
);
