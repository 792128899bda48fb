import { expect, type Page } from '@playwright/test';
import { timeInput } from './key-clock.ts';

/** What one does in the grid, and how long each took, in milliseconds. */
export type GridTimes = Readonly<Record<(typeof gridUses)[number], readonly number[]>>;

export const gridUses = ['typed', 'opened', 'stored', 'moved', 'undone', 'pasted'] as const;

const rowsEdited = 12;
const word = 'สยามพารากอน';
const moves = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Values of a whole file, as a spreadsheet copies them. */
const block = Array.from({ length: 500 }, (_, row) =>
  Array.from({ length: 8 }, (__, column) => `ค่า ${row}-${column}`).join('\t'),
).join('\n');

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Edits some rows key by key, moves about, takes the edits back, and pastes a whole file. */
export async function useGrid(page: Page): Promise<{ readonly times: GridTimes; readonly nodes: number }> {
  const times: Record<(typeof gridUses)[number], number[]> = {
    typed: [],
    opened: [],
    stored: [],
    moved: [],
    undone: [],
    pasted: [],
  };
  const cell = (row: number, column: number) => page.locator(`[data-index="${row}"] [data-column="${column}"]`);
  const press = (key: string) => timeInput(page, () => page.keyboard.press(key));
  const type = (character: string) => timeInput(page, () => pressCharacter(page, character));
  const nodes = await nodesOf(page);
  const first = cell(0, 0);
  await first.click();
  for (let row = 0; row < rowsEdited; row += 1) {
    const [opening = '', ...rest] = word;
    times.opened.push(await type(opening));
    for (const character of rest) times.typed.push(await type(character));
    times.stored.push(await press('Enter'));
    await expect(cell(row, 0)).toHaveText(word);
  }
  for (let round = 0; round < 4; round += 1) for (const key of moves) times.moved.push(await press(key));
  for (let row = 0; row < rowsEdited; row += 1) times.undone.push(await press('Control+Z'));
  await expect(first).toHaveText('คุณจิราพร');
  for (let time = 0; time < 3; time += 1) {
    times.pasted.push(await timeInput(page, () => paste(page, block), 'paste'));
    await expect(first).toHaveText('ค่า 0-0');
    await press('Control+Z');
    await expect(first).toHaveText('คุณจิราพร');
  }
  return { times, nodes };
}

/** Types into one of 4,000 text fields. */
export async function useFields(page: Page): Promise<{ readonly typed: readonly number[]; readonly nodes: number }> {
  const field = page.locator('input').nth(16);
  await field.fill('');
  const typed: number[] = [];
  for (const character of word) typed.push(await timeInput(page, () => pressCharacter(page, character)));
  await expect(field).toHaveValue(word);
  return { typed, nodes: await nodesOf(page) };
}

/** A key of any layout. */
async function pressCharacter(page: Page, character: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: character, text: character });
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: character });
  await devTools.detach();
}

/** As the browser does on Ctrl+V, without the machine's clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(':focus').evaluate((focused, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
