import { pasteAnswers, pastedChat } from '@songwai/features/tests/orders/pasted-chat';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { SectionStory } from '../../tests/section-story.tsx';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { openSearch } from './open-search.ts';
import { orderTexts } from './order-texts.ts';
import { PasteChat, type PasteRequest } from './paste-chat.tsx';

function openForm() {
  let opened: Portal | null = null;
  const prepare = (portal: Portal) => {
    opened = portal;
  };
  render(<ScreenStory language="en" path="/neworder" prepare={prepare} answers={pasteAnswers} />);
  return () => (opened as Portal | null)?.part(openOrder).store.getState().draft.stops ?? [];
}

/** Pastes into a field; returns whether the field took the text itself. */
function paste(field: HTMLElement, text: string): boolean {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

const openStopSearch = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /where to/i }));
  return screen.findByRole('combobox', { name: 'Search: Stop 2' });
};

test('a chat pasted into a stop’s search opens its review, and its stops can be taken out again', async () => {
  const stops = openForm();
  await screen.findByRole('button', { name: 'Paste a chat' });
  const field = await openStopSearch();
  expect(paste(field, 'Siam Paragon')).toBe(true);
  expect(paste(field, pastedChat)).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Put 3 stops into the route' }));
  await waitFor(() => expect(stops().map(({ contactName }) => contactName)).toEqual(['', 'ธนากร', 'อรทัย', 'วิทย์']));
  expect(await screen.findByText('3 stops are in the route')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stops()).toHaveLength(2));
});

/** The part arrives while a chat stands in a stop's search already. */
function LatePaste() {
  const portal = usePortal();
  const [pasted, setPasted] = useState<PasteRequest | null>(null);
  useState(() => {
    const { store } = portal.part(openOrder);
    store.setState({ mode: { kind: 'searchLocation', stopKey: store.getState().draft.stops[0]?.key ?? '' } });
    portal.part(openSearch).type(pastedChat);
  });
  return <PasteChat pasted={pasted} onPaste={setPasted} />;
}

test('what was pasted into a search before this could listen opens its review as well', async () => {
  render(<SectionStory language="en" Section={LatePaste} texts={orderTexts} answers={pasteAnswers} />);
  expect(await screen.findByRole('button', { name: 'Put 3 stops into the route' })).toBeTruthy();
});

test('a stop’s open search offers to paste, and the first pasted place becomes that stop', async () => {
  const stops = openForm();
  await openStopSearch();
  fireEvent.click(await screen.findByRole('button', { name: /Paste an address or a LINE chat/ }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Pasted text' }), { target: { value: pastedChat } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the text' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Put 3 stops into the route' }));
  await waitFor(() => expect(stops().map(({ contactName }) => contactName)).toEqual(['', 'ธนากร', 'อรทัย', 'วิทย์']));
});

test('the button beside the stops opens the field for a text', async () => {
  openForm();
  fireEvent.click(await screen.findByRole('button', { name: 'Paste a chat' }));
  expect(await screen.findByRole('textbox', { name: 'Pasted text' })).toBeTruthy();
});
