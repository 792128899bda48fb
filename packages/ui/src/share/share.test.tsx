import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';
import { ShareLink } from './share-link.tsx';

const url = 'https://songwai.example/t/8K2M7Q';
const texts = { share: 'แชร์', copy: 'คัดลอกลิงก์', copied: 'คัดลอกแล้ว', failed: 'คัดลอกลิงก์นี้เอง' };
const button = <ShareButton url={url} title="ติดตามพัสดุ" texts={texts} />;
const abort = () => Object.assign(new Error('closed'), { name: 'AbortError' });

afterEach(() => vi.unstubAllGlobals());

test('where the device can share, its own sheet gets the address', async () => {
  const user = userEvent.setup();
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share });
  render(button);
  await user.click(screen.getByRole('button', { name: 'แชร์' }));
  expect(share.mock.calls[0]?.[0]).toMatchObject({ url, title: 'ติดตามพัสดุ' });
});

test('whoever closes the sheet is told nothing, and nothing is copied', async () => {
  const user = userEvent.setup();
  const writeText = vi.fn();
  const share = vi.fn().mockRejectedValue(abort());
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  render(button);
  await user.click(screen.getByRole('button', { name: 'แชร์' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'แชร์' })).toBeTruthy();
});

test('a device that cannot share says so beforehand and copies', async () => {
  const user = userEvent.setup();
  render(button);
  await user.click(screen.getByRole('button', { name: 'คัดลอกลิงก์' }));
  expect(await screen.findByRole('button', { name: 'คัดลอกแล้ว' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('where neither works the address stands there to be copied by hand', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard: undefined });
  render(button);
  await user.click(screen.getByRole('button', { name: 'คัดลอกลิงก์' }));
  const field = await screen.findByRole('textbox', { name: 'คัดลอกลิงก์นี้เอง' });
  expect((field as HTMLInputElement).value).toBe(url);
});

test('a link shows its short form and leads to the whole one', () => {
  render(<ShareLink url={url} shownUrl="songwai.example/t/8K2M7Q" title="ติดตามพัสดุ" texts={texts} />);
  expect(screen.getByRole('link', { name: 'songwai.example/t/8K2M7Q' }).getAttribute('href')).toBe(url);
});
