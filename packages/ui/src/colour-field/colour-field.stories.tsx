import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ColourField, type ColourFieldProps } from './colour-field.tsx';

type Lang = Record<string, unknown>;
const swatches = (lang: Lang) => [
  { value: '#9c3a24', label: say(lang, 'ดินเผา', 'Terracotta') },
  { value: '#0b6b5d', label: say(lang, 'เขียวทะเล', 'Sea green') },
  { value: '#1e63e9', label: say(lang, 'น้ำเงิน', 'Blue') },
];

const meta = {
  title: 'Fields/ColourField',
  component: ColourField,
  args: { label: '', value: '#9c3a24', onChange: () => undefined, swatches: [], swatchesLabel: '' },
  argTypes: { swatches: { control: false }, below: { control: false } },
  parameters: guide({
    aliases: ['color picker', 'accent', 'สี'],
    status: 'new',
    types: { file: 'src/colour-field/colour-field.tsx', names: ['ColourSwatch'] },
    use: ['For a colour that somebody gives, such as the accent of a partner.'],
    avoid: ['For one of a fixed list: radio cards.', 'The colour as the only sign of anything: name it.'],
    keyboard: [['Arrow keys', 'on a swatch: choose another']],
    notes: ['What is typed stays, also while it is no colour; say in the error how to write it.'],
  }),
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ lang, start, ...field }: { readonly lang: Lang; readonly start: string } & Partial<ColourFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <div className="sw-story-column">
      <ColourField
        label={say(lang, 'สีของคุณ', 'Your colour')}
        swatchesLabel={say(lang, 'สีแนะนำ', 'Suggestions')}
        swatches={swatches(lang)}
        {...field}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

export const Playground: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      start="#9c3a24"
      below={<p className="sw-note">{say(globals, 'ข้อความบนปุ่ม 6.9:1 ผ่าน AA', 'Text on buttons 6.9:1, passes AA')}</p>}
    />
  ),
};
export const Invalid: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} start="#9c3" error={say(globals, 'เขียนสีแบบ #9c3a24', 'Write the colour as #9c3a24')} />
  ),
};
