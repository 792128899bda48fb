import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsSections } from './settings-sections.tsx';

test('the contents list every section, and each section is named by its heading', () => {
  render(
    <SettingsSections
      contentsTitle="ในหน้านี้"
      sections={[
        { id: 'profile', title: 'โปรไฟล์', content: <p>วรินทร์ ทองสุข</p> },
        { id: 'security', title: 'ความปลอดภัย', detail: 'ใช้อยู่ 3 เครื่อง', content: <p>รหัสผ่าน</p> },
      ]}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'ในหน้านี้' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#profile', '#security']);
  expect(screen.getByRole('region', { name: 'ความปลอดภัย' }).textContent).toContain('ใช้อยู่ 3 เครื่อง');
});
