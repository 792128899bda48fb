import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeBlock, type CodeVersion } from './code-block.tsx';

const copyTexts = { copy: 'คัดลอก', copied: 'คัดลอกแล้ว', failed: 'คัดลอกเอง' };
const versions: readonly CodeVersion<'html' | 'react'>[] = [
  { id: 'html', label: 'HTML', language: 'html', code: '<songwai-booking partner="x"></songwai-booking>' },
  { id: 'react', label: 'React', language: 'tsx', code: '<SongwaiBooking partner="x" />' },
];

function Page({ count = 2 }: { readonly count?: number }) {
  const [selectedId, setSelectedId] = useState<'html' | 'react'>('html');
  return (
    <CodeBlock
      label="โค้ด"
      versions={versions.slice(0, count)}
      selectedId={selectedId}
      onSelect={setSelectedId}
      copyTexts={copyTexts}
    />
  );
}

test('arrow keys change the version, and the one that is shown is copied', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('tab', { name: 'HTML' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'React', selected: true }).matches(':focus')).toBe(true);
  expect(screen.getByRole('tabpanel', { name: 'React' }).textContent).toBe(versions[1]?.code);
  await user.click(screen.getByRole('button', { name: 'คัดลอก' }));
  expect(await navigator.clipboard.readText()).toBe(versions[1]?.code);
});

test('a single version has no tabs, and its code can be reached by keys', async () => {
  const user = userEvent.setup();
  render(<Page count={1} />);
  expect(screen.queryByRole('tab')).toBeNull();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('group', { name: 'โค้ด HTML' }).matches(':focus')).toBe(true);
});
