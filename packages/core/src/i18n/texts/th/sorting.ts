export const sorting = {
  'sorting.cancelled': 'ยกเลิกการย้าย {{name}} กลับไปเป็นจุดที่ {{position}}',
  'sorting.dropped': 'วาง {{name}} เป็นจุดที่ {{position}} จาก {{total}}',
  'sorting.handle': 'ย้าย {{name}} จุดที่ {{position}}',
  'sorting.instructions':
    'แตะที่จับนี้แล้วแตะที่จับของจุดอื่นเพื่อย้ายไปตรงนั้น หรือกดเว้นวรรคเพื่อยก ลูกศรขึ้นลงเพื่อย้าย เว้นวรรคอีกครั้งเพื่อวาง Escape เพื่อยกเลิก',
  'sorting.lifted': 'ยก {{name}} จุดที่ {{position}} จาก {{total}}',
  'sorting.moved': '{{name}} อยู่จุดที่ {{position}} จาก {{total}}',
} as const;
