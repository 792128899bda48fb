import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import type { Portal } from '../portal.ts';

afterEach(cleanup);

const holiday = { th: 'วันที่ 5 ธันวาคม รถอาจมาช้ากว่าปกติ', en: 'On 5 December drivers may take longer.' };
const welcome = { code: 'WELCOME50', description: { th: 'ลูกค้าใหม่ลด 50 บาท', en: 'New customers: 50 baht off' } };

/** A page, on a device that stored this before. @returns what it stores. */
const openPage = (startup: Parameters<typeof ScreenStory>[0]['startup'], stored: Readonly<Record<string, string>> = {}) => {
  const opened: Portal[] = [];
  const prepare = (portal: Portal) => {
    for (const [key, value] of Object.entries(stored)) void portal.storage.set(key, value);
    opened.push(portal);
  };
  render(<ScreenStory language="en" path="/privacy" {...(startup && { startup })} prepare={prepare} />);
  return async (key: string) => opened[0]?.storage.get(key);
};

test('an operator’s bar stands above the page until it is closed, and stays closed on this device', async () => {
  const storedAt = openPage({ topBar: holiday });
  const heading = await screen.findByRole('heading', { level: 1 });
  const bar = await screen.findByText(holiday.en);
  expect(bar.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(within(bar.closest('.portal-top-bar') as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(holiday.en)).toBeNull();
  expect(await storedAt('topBar')).toBe(holiday.en);
});

test('another text of the bar is shown to whoever closed the one before', async () => {
  openPage({ topBar: holiday }, { topBar: 'Free delivery until Friday' });
  await screen.findByText(holiday.en);
});

test('a promotion is told once for each code, and says where the code goes', async () => {
  const storedAt = openPage({ promotion: welcome });
  await screen.findByText('New customers: 50 baht off');
  await screen.findByText(/Enter the code WELCOME50/);
  expect(await storedAt('proMotion')).toBe('WELCOME50');
  cleanup();

  openPage({ promotion: welcome, topBar: holiday }, { proMotion: 'WELCOME50' });
  await screen.findByText(holiday.en);
  expect(screen.queryByText('New customers: 50 baht off')).toBeNull();
});
