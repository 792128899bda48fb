import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { TextField } from '../text-field/text-field.tsx';
import { SaveBar } from './save-bar.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Actions/SaveBar',
  component: SaveBar,
  args: { label: '', isDirty: true, message: '', saveLabel: '', discardLabel: '', isSaving: false, onDiscard: () => undefined },
  argTypes: {
    label: { control: false },
    message: { control: 'text' },
    saveLabel: { control: false },
    discardLabel: { control: false },
    onSave: { control: false },
    onDiscard: { control: false },
  },
  parameters: guide({
    aliases: ['unsaved changes', 'save button', 'sticky footer', 'แถบบันทึก', 'ยังไม่บันทึก'],
    status: 'new',
    use: ['Below a form that changes something that stands: a profile, an address for receipts.'],
    avoid: ['For switches and checkboxes: they save at once, with an "undo" in a toast. For booking: ActionBar.'],
    keyboard: [['Tab', 'reaches it after the last field']],
    notes: ['Keep it mounted: it announces what waits, and that it was saved.'],
  }),
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (lang: Lang) => ({
  label: say(lang, 'สิ่งที่ยังไม่บันทึก', 'Unsaved changes'),
  saveLabel: say(lang, 'บันทึก', 'Save'),
  discardLabel: say(lang, 'ไม่เอาที่แก้', 'Discard'),
});
const waiting = (lang: Lang) => say(lang, 'แก้ไว้ 2 ช่อง ยังไม่บันทึก', '2 changes are not saved');

function Live({ lang }: { readonly lang: Lang }) {
  const first = say(lang, 'วรินทร์ ทองสุข', 'Warin Thongsuk');
  const [stored, setStored] = useState(first);
  const [name, setName] = useState(first);
  const isDirty = name !== stored;
  const saved = stored === first ? '' : say(lang, 'บันทึกแล้ว', 'Saved');
  return (
    <div className="sw-story-column">
      <TextField label={say(lang, 'ชื่อ', 'Name')} value={name} onChange={setName} />
      <SaveBar
        {...textsOf(lang)}
        isDirty={isDirty}
        message={isDirty ? say(lang, 'ชื่อยังไม่บันทึก', 'The name is not saved') : saved}
        onSave={() => setStored(name)}
        onDiscard={() => setName(stored)}
      />
    </div>
  );
}

export const Playground: Story = {
  render: ({ isDirty, isSaving, message }, { globals }) => (
    <SaveBar
      {...textsOf(globals)}
      {...{ isDirty, isSaving }}
      message={message || waiting(globals)}
      onSave={() => undefined}
      onDiscard={() => undefined}
    />
  ),
};
export const AfterChange: Story = { render: (_, { globals }) => <Live lang={globals} /> };
export const Saving: Story = {
  render: (_, { globals }) => (
    <SaveBar
      {...textsOf(globals)}
      isDirty
      isSaving
      message={say(globals, 'กำลังบันทึก', 'Saving')}
      onSave={() => undefined}
      onDiscard={() => undefined}
    />
  ),
};
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <SaveBar {...textsOf(globals)} isDirty message={waiting(globals)} onDiscard={() => undefined} />
    </div>
  ),
};
