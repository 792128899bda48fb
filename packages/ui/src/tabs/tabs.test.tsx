import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { TabsProps } from './tabs.tsx';
import { Tabs } from './tabs.tsx';

type Id = 'running' | 'drafts' | 'done';

function Jobs(props: Partial<TabsProps<Id>>) {
  const [id, setId] = useState<Id>('running');
  return (
    <Tabs
      label="งาน"
      tabs={[
        { id: 'running', label: 'กำลังส่ง', panel: <input aria-label="ค้นหา" /> },
        { id: 'drafts', label: 'แบบร่าง', panel: null, isDisabled: true },
        { id: 'done', label: 'สำเร็จ', count: '14', panel: 'ส่งถึงแล้ว' },
      ]}
      {...props}
      selectedId={id}
      onSelect={setId}
    />
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

test('the tab that is shown names its panel, and only it takes a tab stop', async () => {
  render(<Jobs />);
  const user = userEvent.setup();
  await user.tab();
  expect(selected().matches(':focus')).toBe(true);
  const panel = screen.getByRole('tabpanel', { name: 'กำลังส่ง' });
  expect(selected().getAttribute('aria-controls')).toBe(panel.id);
  await user.tab();
  expect(panel.matches(':focus')).toBe(true);
});

test('arrows walk round the open tabs and show them; Home and End go to the ends', async () => {
  render(<Jobs />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'สำเร็จ 14' }).textContent).toBe('ส่งถึงแล้ว');
  expect(selected().matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(selected().textContent).toBe('กำลังส่ง');
  await user.keyboard('{End}');
  expect(selected().textContent).toBe('สำเร็จ 14');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(selected().textContent).toBe('สำเร็จ 14');
});

test('where panels are fetched, arrows only walk and Enter shows', async () => {
  render(<Jobs activation="manual" />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(selected().textContent).toBe('กำลังส่ง');
  expect(screen.getByRole('tab', { name: 'สำเร็จ 14' }).matches(':focus')).toBe(true);
  await user.keyboard('{Enter}');
  expect(selected().textContent).toBe('สำเร็จ 14');
});

test('what was typed into a panel that is kept is there again', async () => {
  render(<Jobs isKeepingPanels />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'สีลม');
  await user.click(screen.getByRole('tab', { name: 'สำเร็จ 14' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'กำลังส่ง' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('สีลม');
});
