import type { Language } from '@songwai/core/basics/language';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createStoryRandom } from '../../../tests/create-story-random.ts';
import { type Answers, gatewayDown } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { pasteAnswers, pastedChat } from '../../../tests/orders/pasted-chat.ts';
import { flowerShop } from '../../../tests/places.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { storyNow } from '../../../tests/story-now.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PasteDialog } from './paste-dialog.tsx';

interface FaceProps {
  readonly language: Language;
  readonly text: string;
  readonly answers?: Answers;
}

function Face({ language, text, answers = pasteAnswers }: FaceProps) {
  const [{ flow, transport }] = useState(() =>
    createOrderFixture({ draft: { ...emptyDraft, stops: [stop('a', flowerShop), stop('b', null)] } }, answers),
  );
  const nothing = () => undefined;
  return (
    <Surface language={language}>
      <PasteDialog
        order={flow}
        transport={transport}
        text={text}
        firstKey={null}
        clock={() => storyNow.getTime()}
        random={createStoryRandom()}
        onApplied={nothing}
        onClose={nothing}
      />
    </Surface>
  );
}

const meta: Meta = {
  title: 'Order/Paste',
  component: PasteDialog,
  parameters: guide({
    aliases: ['paste address', 'LINE chat', 'smart paste', 'วางข้อความ'],
    use: ['A block of text becomes stops, each with what it was read from.'],
    avoid: ['Files with many jobs: those have a page of their own.'],
    keyboard: [
      ['Tab', 'goes through the stops: the choice of a place, then the pencil'],
      ['Escape', 'closes; nothing is put into the order'],
    ],
    pattern: 'dialog-modal',
    notes: ['What is uncertain says so in words.'],
  }),
};
export default meta;
type Story = StoryObj;

const screen = () => within(document.body);

/** The field for the text. */
export const Empty: Story = {
  render: (_args, { globals }) => <Face language={languageOf(globals)} text="" />,
};

/** Three stops under review: one for certain, one with two meanings, one that was not found. */
export const Review: Story = {
  render: (_args, { globals }) => <Face language={languageOf(globals)} text={pastedChat} />,
  play: async () => {
    await expect(await screen().findByRole('region', { name: /ข้อความที่วาง|Pasted text/ })).toBeVisible();
    await expect(screen().getAllByRole('radio')).toHaveLength(2);
  },
};

/** A stop being corrected. */
export const Editing: Story = {
  render: (_args, { globals }) => <Face language={languageOf(globals)} text={pastedChat} />,
  play: async () => {
    const [pencil] = await screen().findAllByRole('button', { name: /^(แก้ไข|Edit )(?!the text)/ });
    if (pencil) await userEvent.click(pencil);
    await expect(await screen().findByRole('textbox', { name: /ชื่อผู้ติดต่อ|Contact name/ })).toHaveValue('ธนากร');
  },
};

/** A text without an address. */
export const Nothing: Story = {
  render: (_args, { globals }) => <Face language={languageOf(globals)} text="ขอบคุณค่ะ" />,
  play: async () => {
    await expect(await screen().findByText(/ไม่พบที่อยู่ในข้อความนี้|No address found/)).toBeVisible();
  },
};

/** The gateway cannot be reached; the text is still there. */
export const Failed: Story = {
  render: (_args, { globals }) => (
    <Face
      language={languageOf(globals)}
      text={pastedChat}
      answers={{
        '/places/paste': () => {
          throw gatewayDown();
        },
      }}
    />
  ),
  play: async () => {
    await expect(await screen().findByRole('alert')).toBeVisible();
  },
};
