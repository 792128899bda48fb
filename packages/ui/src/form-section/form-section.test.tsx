import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormSection } from './form-section.tsx';

test('a section of a form is named by its heading', () => {
  render(
    <FormSection title="ที่อยู่ออกใบเสร็จ" detail="ใช้กับใบกำกับภาษีทุกใบ">
      <input aria-label="ชื่อ" />
    </FormSection>,
  );
  const section = screen.getByRole('region', { name: 'ที่อยู่ออกใบเสร็จ' });
  expect(section.contains(screen.getByRole('textbox'))).toBe(true);
});
