import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

const texts = { copy: 'คัดลอก', copied: 'คัดลอกแล้ว', failed: 'กดค้างที่ลิงก์' };

afterEach(() => vi.unstubAllGlobals());

test('it copies the value and says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton value="J123-45678" texts={texts} />);
  await user.click(screen.getByRole('button', { name: 'คัดลอก' }));
  expect(await screen.findByRole('button', { name: 'คัดลอกแล้ว' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('J123-45678');
});

test('where the browser has no clipboard it says what to do instead', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard: undefined });
  render(<CopyButton value="J123-45678" texts={texts} />);
  await user.click(screen.getByRole('button', { name: 'คัดลอก' }));
  expect(await screen.findByRole('button', { name: 'กดค้างที่ลิงก์' })).toBeTruthy();
});
