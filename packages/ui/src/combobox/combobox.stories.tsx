import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, MapPin, Store } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { Opened, openedParameters } from '../../tests/opened.tsx';
import { say } from '../../tests/say.ts';
import type { ListOption } from '../floating-card/option-list.tsx';
import { matchRanges } from '../lib/match-ranges.ts';
import type { ComboboxProps } from './combobox.tsx';
import { Combobox } from './combobox.tsx';

type Lang = Record<string, unknown>;

const stations = (lang: Lang): readonly ListOption[] =>
  [
    ['mo-chit', 'หมอชิต', 'Mo Chit', 'N8'],
    ['ari', 'อารีย์', 'Ari', 'N5'],
    ['victory', 'อนุสาวรีย์ชัยสมรภูมิ', 'Victory Monument', 'N3'],
    ['phaya-thai', 'พญาไท', 'Phaya Thai', 'N2'],
    ['siam', 'สยาม', 'Siam', 'CEN'],
    ['chit-lom', 'ชิดลม', 'Chit Lom', 'E1'],
    ['asok', 'อโศก', 'Asok', 'E4'],
    ['phrom-phong', 'พร้อมพงษ์', 'Phrom Phong', 'E5'],
    ['thong-lo', 'ทองหล่อ', 'Thong Lo', 'E6'],
    ['ekkamai', 'เอกมัย', 'Ekkamai', 'E7'],
    ['on-nut', 'อ่อนนุช', 'On Nut', 'E9'],
    ['bang-na', 'บางนา', 'Bang Na', 'E13'],
  ].map(([value = '', th = '', en = '', meta = '']) => ({ value, label: say(lang, th, en), meta }));

const branches = (lang: Lang): readonly ListOption[] => [
  {
    value: 'head',
    label: say(lang, 'สำนักงานใหญ่', 'Head office'),
    detail: say(lang, 'สีลม บางรัก', 'Silom, Bang Rak'),
    icon: Building2,
    group: say(lang, 'กรุงเทพฯ', 'Bangkok'),
  },
  {
    value: 'on-nut',
    label: say(lang, 'สาขาอ่อนนุช', 'On Nut branch'),
    detail: say(lang, 'ปิดปรับปรุงถึงสิ้นเดือน', 'Closed for repairs until the end of the month'),
    icon: Store,
    group: say(lang, 'กรุงเทพฯ', 'Bangkok'),
    isDisabled: true,
  },
  {
    value: 'chonburi',
    label: say(lang, 'สาขาชลบุรี', 'Chonburi branch'),
    detail: say(lang, 'เมืองชลบุรี', 'Mueang Chonburi'),
    icon: Store,
    group: say(lang, 'ต่างจังหวัด', 'Upcountry'),
  },
];

const comboboxTexts = (lang: Lang): ComboboxProps<ListOption>['texts'] => ({
  clear: say(lang, 'ล้าง', 'Clear'),
  loading: say(lang, 'กำลังค้นหา', 'Searching'),
  empty: (query) => say(lang, `ไม่พบ “${query}” ลองพิมพ์ให้สั้นลง`, `Nothing found for “${query}”. Try fewer letters.`),
  error: say(lang, 'ค้นหาไม่ได้ตอนนี้', 'The search did not answer.'),
  retry: say(lang, 'ลองอีกครั้ง', 'Try again'),
  found: (count) => say(lang, `พบ ${count} รายการ`, `${count} found`),
});

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<ComboboxProps<ListOption>>) {
  const [value, setValue] = useState<ListOption | null>(props.value ?? null);
  return (
    <div className="sw-story-column">
      <Combobox
        label={say(lang, 'สถานีรถไฟฟ้า', 'BTS station')}
        placeholder={say(lang, 'พิมพ์ชื่อสถานี', 'Type a station')}
        icon={MapPin}
        options={props.loadOptions ? undefined : stations(lang)}
        texts={comboboxTexts(lang)}
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/Combobox',
  component: Combobox<ListOption>,
  args: {
    label: '',
    value: null,
    onChange: () => undefined,
    texts: comboboxTexts({ lang: 'en' }),
    debounceMs: 250,
    isDisabled: false,
    isRequired: false,
  },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    placeholder: { control: 'text' },
    icon: { control: false },
    filter: { control: false },
    loadOptions: { control: false },
    toOption: { control: false },
    debounceMs: { control: 'number' },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    value: { control: false },
    texts: { control: false },
    options: { control: false },
  },
  parameters: guide({
    types: { file: 'src/floating-card/option-list.tsx', names: ['ListOption'] },
    aliases: ['autocomplete', 'typeahead', 'search box', 'suggestions', 'ช่องค้นหา', 'เติมคำอัตโนมัติ'],
    use: [
      'For one of many: a district, a branch, a saved address, a customer; from a list at hand (`options`) or from a server (`loadOptions`).',
      'Where a text that is in no list will do as well (`toOption`): the name of a building, a note used before.',
    ],
    avoid: [
      'For fewer than ten known choices: Select or SelectField, which need no typing.',
      'For the stops of an order: ComboboxSearch, whose answers stand in the stop’s own card.',
      'For several at once: MultiCombobox, its sister below.',
    ],
    keyboard: [
      ['typing', 'filters; the best answer is offered at once'],
      ['↓ ↑, Page Up, Page Down', 'opens the list and moves in it'],
      ['Enter', 'takes the one under the cursor; where nobody answered, asks again'],
      ['Escape', 'closes the list and brings back what was chosen'],
      ['Home, End, ← →', 'move the caret in the text'],
    ],
    pattern: 'combobox',
    notes: [
      'The focus stays in the field; the option under the cursor is told by aria-activedescendant. How many were found, that nothing was, or that nobody answered is spoken.',
      'A request is made only after a pause in the typing, and one that is no longer wanted is ended by its signal.',
      'Left with a text that is in no list, it goes back to what was chosen, unless `toOption` makes an option of it.',
    ],
  }),
} satisfies Meta<typeof Combobox<ListOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, texts: _, value: __, onChange: ___, ...args }, { globals }) => (
    <Live lang={globals} {...args} {...(label ? { label } : {})} />
  ),
};

export const Chosen: Story = { render: (_, { globals }) => <Live lang={globals} value={stations(globals)[8] ?? null} /> };

export const GroupsAndReasons: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} label={say(globals, 'สาขา', 'Branch')} icon={Store} placeholder="" options={branches(globals)} />
  ),
};

export const Open: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => (
    <Opened press="[role=combobox]">
      <Live lang={globals} label={say(globals, 'สาขา', 'Branch')} icon={Store} placeholder="" options={branches(globals)} />
    </Opened>
  ),
};

export const AskedElsewhere: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      hint={say(globals, 'ตัวอย่างนี้ตอบช้าเหมือนเครือข่ายจริง', 'This one answers as slowly as a network does')}
      loadOptions={async (query) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        return stations(globals).filter((station) => query === '' || matchRanges(station.label, query).length > 0);
      }}
    />
  ),
};

export const NobodyAnswers: Story = {
  render: (_, { globals }) => <Live lang={globals} loadOptions={() => Promise.reject(new Error('no network'))} />,
};

export const AnyText: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      label={say(globals, 'ชื่ออาคาร', 'Building')}
      hint={say(globals, 'ไม่มีในรายการก็พิมพ์ได้เลย', 'If it is not in the list, just type it')}
      placeholder=""
      toOption={(text) => ({ value: `own:${text}`, label: text })}
    />
  ),
};

export const WithError: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} error={say(globals, 'เลือกสถานีที่ใกล้จุดรับ', 'Choose the station near the pick-up')} />
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => <Live lang={globals} isDisabled value={stations(globals)[10] ?? null} />,
};
