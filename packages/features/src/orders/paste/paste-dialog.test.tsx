import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createStoryRandom } from '../../../tests/create-story-random.ts';
import { createOrderFixture, emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { pasteAnswers, pastedChat } from '../../../tests/orders/pasted-chat.ts';
import { flowerShop } from '../../../tests/places.ts';
import { storyNow } from '../../../tests/story-now.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PasteDialog } from './paste-dialog.tsx';

function openPaste(text: string) {
  const { flow, transport } = createOrderFixture(
    { draft: { ...emptyDraft, stops: [stop('a', flowerShop), stop('b', null)] } },
    pasteAnswers,
  );
  const onApplied = vi.fn();
  const onClose = vi.fn();
  render(
    <Surface language="en">
      <PasteDialog
        order={flow}
        {...{ transport, text, onApplied, onClose }}
        firstKey={null}
        clock={() => storyNow.getTime()}
        random={createStoryRandom()}
      />
    </Surface>,
  );
  return { flow, onApplied, onClose, user: userEvent.setup() };
}

const stopsOf = ({ store }: ReturnType<typeof openPaste>['flow']) => store.getState().draft.stops;

test('a chat becomes stops only after its review, and can be taken out again', async () => {
  const { flow, onApplied, onClose, user } = openPaste(pastedChat);
  const apply = await screen.findByRole('button', { name: 'Put 3 stops into the route' });
  expect(stopsOf(flow)).toHaveLength(2);
  expect(screen.getByText(/4 stops in all, of at most 10 · To collect in all: ฿350/)).toBeTruthy();

  await user.click(apply);
  await waitFor(() => expect(stopsOf(flow)).toHaveLength(4));
  expect(stopsOf(flow).map(({ contactName }) => contactName)).toEqual(['', 'ธนากร', 'อรทัย', 'วิทย์']);
  expect(flow.store.getState().draft.extraIds).toContain(1);
  expect(onClose).toHaveBeenCalledOnce();

  onApplied.mock.calls[0]?.[0].undo();
  expect(stopsOf(flow).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('says what each stop was read from, what is uncertain, and which of two places is meant', async () => {
  const { flow, user } = openPaste(pastedChat);
  const source = await screen.findByRole('region', { name: 'Pasted text' });
  expect([...source.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '2สีลมคอมเพล็กซ์',
    'ธนากร',
    '089-876-5432',
    '3อ่อนนุช',
    'อรทัย',
    '062555019',
    '4บ้านเดิม',
    'วิทย์',
  ]);
  expect(screen.getByText('Check the phone number')).toBeTruthy();
  expect(screen.getByText(/Not found yet/)).toBeTruthy();
  expect(screen.getByText(/There may be more than one stop here/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /ตลาดอ่อนนุช/ }));
  await user.click(screen.getByRole('button', { name: 'Put 3 stops into the route' }));
  await waitFor(() => expect(stopsOf(flow)[2]?.place?.name).toBe('ตลาดอ่อนนุช'));
});

test('a stop is corrected or left out before anything is in the order', async () => {
  const { flow, user } = openPaste(pastedChat);
  const [first] = await screen.findAllByRole('listitem');
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Edit/ }));
  const name = screen.getByRole('textbox', { name: 'Contact name' });
  await user.clear(name);
  await user.type(name, 'Tana');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const last = screen.getAllByRole('listitem')[2];
  await user.click(within(last as HTMLElement).getByRole('button', { name: /^Edit/ }));
  await user.click(screen.getByRole('button', { name: 'Leave this stop out' }));
  await user.click(screen.getByRole('button', { name: 'Put 2 stops into the route' }));
  await waitFor(() => expect(stopsOf(flow).map(({ contactName }) => contactName)).toEqual(['', 'Tana', 'อรทัย']));
});

test('a text without an address stays in the field', async () => {
  const { user } = openPaste('');
  await user.type(screen.getByRole('textbox', { name: 'Pasted text' }), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  expect(await screen.findByText('No address found in this text')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Pasted text' })).toHaveProperty('value', 'Thank you');
});

test('a sum and a phone are typed as people write them, and an unreadable sum is never guessed at', async () => {
  const { flow, user } = openPaste(pastedChat);
  const [first] = await screen.findAllByRole('listitem');
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Edit/ }));
  const sum = screen.getByRole('spinbutton', { name: /Collect here/ });
  const phone = screen.getByRole('textbox', { name: 'Phone number' });
  await user.clear(phone);
  await user.click(phone);
  await user.paste('02-123-4567 ต่อ 12');
  await user.clear(sum);
  await user.type(sum, '1.250');
  await user.tab();
  expect(screen.getAllByText(/“1\.250” is no amount/).length).toBeGreaterThan(0);
  await user.clear(sum);
  await user.type(sum, '2 พัน');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Put 3 stops into the route' }));
  await waitFor(() => expect(stopsOf(flow)[1]).toMatchObject({ codSatang: 200_000, contactPhone: '021234567' }));
});
