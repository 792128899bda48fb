import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '../../src/data-grid/data-grid.tsx';
import type { GridEdit } from '../../src/data-grid/grid-model.ts';
import { StoryFrame } from '../story-frame.tsx';
import { benchColumns, benchRows, checkBenchRow } from './bench-rows.ts';

/** The grid of the benchmark, with what a screen does around it: it stores the values and checks the rows. */
function OurGrid() {
  const [rows, setRows] = useState(benchRows);
  const handleEdit = (edits: readonly GridEdit[]) => {
    const byRow = Map.groupBy(edits, ({ rowKey }) => rowKey);
    setRows((before) =>
      before.map((row) => {
        const own = byRow.get(row.key);
        if (!own) return row;
        const valueIn = (columnId: string) => own.find((edit) => edit.columnId === columnId)?.value;
        return checkBenchRow({ ...row, cells: benchColumns.map(({ id }, index) => valueIn(id) ?? row.cells[index] ?? '') });
      }),
    );
  };
  return (
    <DataGrid
      label="แถวในไฟล์"
      columns={benchColumns}
      rows={rows}
      onEdit={handleEdit}
      texts={{
        number: 'แถว',
        undone: 'เลิกทำแล้ว',
        redone: 'ทำซ้ำแล้ว',
        copied: 'คัดลอกแล้ว',
        pasted: (cells) => `วางแล้ว ${cells} ช่อง`,
      }}
    />
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <StoryFrame lang="th" theme="light">
    <OurGrid />
  </StoryFrame>,
);
