import type { GridColumn, GridRow } from '../../src/data-grid/grid-model.ts';

/** The columns and rows of the benchmark of the grid: as many as a file may have. */
const titles = ['ชื่อผู้รับ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ', 'ของที่ส่ง', 'เก็บเงิน', 'เลขอ้างอิง', 'กลุ่ม'];

export const benchColumns: readonly GridColumn[] = titles.map((title, index) => ({ id: `column-${index}`, title }));

const values = ['คุณจิราพร', '081 234 5678', '88/12 ซ.อารีย์ 2 พญาไท', 'ฝากไว้ที่ รปภ.', 'กล่องเล็ก', '350', 'A-1024', 'เช้า'];

/** What a screen does with each change: it checks the row. */
export const checkBenchRow = (row: GridRow): GridRow => {
  const digits = (row.cells[1] ?? '').replaceAll(/\D/g, '').length;
  return { ...row, problems: [row.cells[0] ? null : 'ยังไม่มีชื่อผู้รับ', digits === 10 ? null : 'เบอร์ไม่ครบ 10 หลัก'] };
};

export const benchRows: readonly GridRow[] = Array.from({ length: 500 }, (_, index) =>
  checkBenchRow({
    key: `row-${index}`,
    number: index + 2,
    cells: values.map((value, column) => (column === 1 && index % 10 === 3 ? '081 234' : value)),
  }),
);
