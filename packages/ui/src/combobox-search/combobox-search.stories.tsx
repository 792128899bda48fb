import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, List, MapPin, Store, TrainFront } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { ComboboxSearch } from './combobox-search.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import type { ComboboxSearchProps } from './render-search-card.tsx';
import type { SearchOption } from './search-results.tsx';

type Lang = Record<string, unknown>;

const places = (lang: Lang): readonly SearchOption[] =>
  lang['lang'] === 'en'
    ? [
        {
          id: '1',
          title: 'BTS On Nut, exit 3',
          detail: 'Sukhumvit Rd, Watthana',
          meta: '10.60 km',
          icon: TrainFront,
          marked: <HighlightedText text="BTS On Nut, exit 3" matches={[[4, 10]]} />,
        },
        {
          id: '2',
          title: 'On Nut fresh market',
          detail: 'On Nut Rd, Suan Luang',
          meta: '12.25 km',
          icon: Store,
          marked: <HighlightedText text="On Nut fresh market" matches={[[0, 6]]} />,
        },
        {
          id: '3',
          title: 'Khun Orathai · On Nut 46',
          detail: 'Saved · Prawet',
          meta: '15.90 km',
          icon: House,
          marked: <HighlightedText text="Khun Orathai · On Nut 46" matches={[[15, 21]]} />,
        },
      ]
    : [
        {
          id: '1',
          title: 'บีทีเอสอ่อนนุช ทางออก 3',
          detail: 'ถ.สุขุมวิท วัฒนา',
          meta: '10.60 กม.',
          icon: TrainFront,
          marked: <HighlightedText text="บีทีเอสอ่อนนุช ทางออก 3" matches={[[7, 14]]} />,
        },
        {
          id: '2',
          title: 'ตลาดสดอ่อนนุช ซอย 17',
          detail: 'ถ.อ่อนนุช สวนหลวง',
          meta: '12.25 กม.',
          icon: Store,
          marked: <HighlightedText text="ตลาดสดอ่อนนุช ซอย 17" matches={[[6, 13]]} />,
        },
        {
          id: '3',
          title: 'บ้านคุณอรทัย · อ่อนนุช 46',
          detail: 'ที่บันทึกไว้ · ประเวศ',
          meta: '15.90 กม.',
          icon: House,
          marked: <HighlightedText text="บ้านคุณอรทัย · อ่อนนุช 46" matches={[[15, 22]]} />,
        },
      ];

const searchTexts = (lang: Lang): ComboboxSearchProps['texts'] => ({
  clear: say(lang, 'ล้างคำค้น', 'Clear'),
  list: say(lang, 'สถานที่ที่พบ', 'Places found'),
  loading: say(lang, 'กำลังค้นหา', 'Searching'),
  empty: say(lang, 'ไม่พบ “อ่อนนุช” ลองชื่อถนน หรือปักหมุดบนแผนที่', 'Nothing found for “On Nut”. Try a street, or drop a pin.'),
  error: say(lang, 'ค้นหาไม่ได้ตอนนี้', 'The search did not answer.'),
  retry: say(lang, 'ลองอีกครั้ง', 'Try again'),
  found: (count) => say(lang, `พบ ${count} แห่ง`, `${count} places found`),
});

function Live({
  lang,
  status,
  options = [],
  label,
  placeholder,
}: { readonly lang: Lang } & Pick<ComboboxSearchProps, 'status'> & Partial<ComboboxSearchProps>) {
  const [value, setValue] = useState(status === 'idle' ? '' : say(lang, 'อ่อนนุช', 'On Nut'));
  return (
    <div className="sw-story-column">
      <ComboboxSearch
        label={label ?? say(lang, 'จุดที่ 3', 'Stop 3')}
        placeholder={placeholder ?? say(lang, 'ส่งของที่ไหน', 'Where to?')}
        value={value}
        onChange={setValue}
        options={options}
        status={status}
        onSelect={(option) => setValue(option.title)}
        onRetry={() => undefined}
        texts={searchTexts(lang)}
        footer={
          <>
            <Button variant="quiet" icon={MapPin}>
              {say(lang, 'ปักหมุดบนแผนที่', 'Pin on the map')}
            </Button>
            <Button variant="quiet" icon={List}>
              {say(lang, 'ที่อยู่ที่บันทึกไว้', 'Saved addresses')}
            </Button>
          </>
        }
      />
    </div>
  );
}

const meta = {
  title: 'Choices/ComboboxSearch',
  component: ComboboxSearch,
  args: {
    label: '',
    placeholder: '',
    value: '',
    status: 'full',
    options: [],
    onChange: () => undefined,
    onSelect: () => undefined,
    texts: searchTexts({ lang: 'th' }),
  },
  argTypes: {
    placeholder: { control: 'text' },
    footer: { control: false },
    shouldFocus: { control: false },
    status: { control: 'inline-radio', options: ['idle', 'loading', 'empty', 'error', 'full'] },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    options: { control: false },
    texts: { control: false },
    value: { control: false },
  },
  parameters: guide({
    aliases: ['place search', 'autocomplete', 'typeahead', 'ค้นหาสถานที่'],
    use: [
      'For the place of a stop: the field is the card, the answers stand in it, and the last row always offers another way (a pin, a saved address).',
      'Where the owner searches: it hands in what was found and how the search stands.',
    ],
    avoid: ['As a field among fields: Combobox, whose list floats and which asks by itself.'],
    keyboard: [
      ['↓ ↑', 'walk through the answers, round the ends'],
      ['Home, End', 'the first, the last answer; in the text where nothing is offered'],
      ['Enter', 'takes the answer under the cursor; the first one is offered at once'],
      ['Escape', 'closes the answers, then gives up'],
      ['Tab', 'goes on to the foot and leaves after that'],
    ],
    pattern: 'combobox',
    notes: [
      'The focus stays in the field; how many were found is spoken. `onHighlight` tells what is under the cursor, for a preview on a map.',
    ],
  }),
} satisfies Meta<typeof ComboboxSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, placeholder, status }, { globals }) => (
    <Live
      lang={globals}
      status={status}
      options={status === 'full' ? places(globals) : []}
      {...(label ? { label } : {})}
      {...(placeholder ? { placeholder } : {})}
    />
  ),
};
export const Full: Story = { render: (_, { globals }) => <Live lang={globals} status="full" options={places(globals)} /> };
export const Idle: Story = { render: (_, { globals }) => <Live lang={globals} status="idle" /> };
export const Loading: Story = { render: (_, { globals }) => <Live lang={globals} status="loading" /> };
export const Empty: Story = { render: (_, { globals }) => <Live lang={globals} status="empty" /> };
export const Failed: Story = { render: (_, { globals }) => <Live lang={globals} status="error" /> };
export const LoadingNext: Story = {
  render: (_, { globals }) => <Live lang={globals} status="loading" options={places(globals)} />,
};
