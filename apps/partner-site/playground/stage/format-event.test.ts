import { expect, test } from 'vitest';
import { detailLine } from './format-event.ts';

test('an event is one line that a developer can read', () => {
  expect(detailLine({ version: '1.4.0', amountSatang: 8200 })).toBe('{ version: "1.4.0", amountSatang: 8200 }');
  expect(detailLine(null)).toBe('');
  expect(detailLine({ text: 'x'.repeat(400) }).length).toBeLessThan(170);
});
