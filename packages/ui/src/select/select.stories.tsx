import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Building2, FileText, House, Package, ShoppingBag, Store, Utensils, Wallet } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { Opened, openedParameters } from '../../tests/opened.tsx';
import { say } from '../../tests/say.ts';
import type { ListOption } from '../floating-card/option-list.tsx';
import type { SelectProps } from './select.tsx';
import { Select } from './select.tsx';

type Lang = Record<string, unknown>;

const goods = (lang: Lang): readonly ListOption[] => [
  { value: 'document', label: say(lang, 'เอกสาร', 'Documents'), icon: FileText },
  { value: 'parcel', label: say(lang, 'พัสดุ', 'Parcel'), icon: Package },
  { value: 'food', label: say(lang, 'อาหาร', 'Food'), icon: Utensils },
  { value: 'shopping', label: say(lang, 'ของจากร้านค้า', 'Shopping'), icon: ShoppingBag },
];

const accounts = (lang: Lang): readonly ListOption[] => [
  {
    value: 'wallet',
    label: say(lang, 'กระเป๋าเงิน', 'Wallet'),
    detail: say(lang, 'ใช้ได้ทันที', 'Ready to use'),
    meta: '฿1,240',
    icon: Wallet,
    group: say(lang, 'จ่ายตอนนี้', 'Pay now'),
  },
  {
    value: 'cash',
    label: say(lang, 'เงินสด', 'Cash'),
    detail: say(lang, 'จ่ายกับคนขับที่จุดรับหรือจุดส่ง', 'Handed to the driver at a stop'),
    icon: Banknote,
    group: say(lang, 'จ่ายตอนนี้', 'Pay now'),
  },
  {
    value: 'head',
    label: say(lang, 'สำนักงานใหญ่', 'Head office'),
    detail: say(lang, 'ออกใบแจ้งหนี้ทุกสิ้นเดือน', 'Billed at the end of the month'),
    icon: Building2,
    group: say(lang, 'ใบแจ้งหนี้รายเดือน', 'By invoice'),
  },
  {
    value: 'branch',
    label: say(lang, 'สาขาอ่อนนุช', 'On Nut branch'),
    detail: say(lang, 'เต็มวงเงินของเดือนนี้แล้ว', 'This month’s limit is used up'),
    icon: Store,
    group: say(lang, 'ใบแจ้งหนี้รายเดือน', 'By invoice'),
    isDisabled: true,
  },
];

const districts = (lang: Lang): readonly ListOption[] =>
  (lang['lang'] === 'en'
    ? 'Bang Kapi,Bang Khae,Bang Na,Bang Rak,Chatuchak,Din Daeng,Huai Khwang,Khlong San,Khlong Toei,Lat Krabang,Lat Phrao,Min Buri,Nong Khaem,Pathum Wan,Phaya Thai,Phra Khanong,Prawet,Ratchathewi,Sathon,Suan Luang,Thon Buri,Watthana,Yan Nawa'
    : 'บางกะปิ,บางแค,บางนา,บางรัก,จตุจักร,ดินแดง,ห้วยขวาง,คลองสาน,คลองเตย,ลาดกระบัง,ลาดพร้าว,มีนบุรี,หนองแขม,ปทุมวัน,พญาไท,พระโขนง,ประเวศ,ราชเทวี,สาทร,สวนหลวง,ธนบุรี,วัฒนา,ยานนาวา'
  )
    .split(',')
    .map((label) => ({ value: label, label }));

function Live({ start = '', ...props }: Omit<SelectProps<string>, 'value' | 'onChange'> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <div className="sw-story-column">
      <Select {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Choices/Select',
  component: Select<string>,
  args: { label: '', value: '', onChange: () => undefined, options: [], isDisabled: false, isRequired: false },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    placeholder: { control: 'text' },
    icon: { control: false },
    name: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    options: { control: false },
    value: { control: false },
  },
  parameters: guide({
    types: { file: 'src/floating-card/option-list.tsx', names: ['ListOption'] },
    aliases: ['dropdown', 'picker', 'listbox', 'ดรอปดาวน์', 'ตัวเลือก'],
    use: [
      'For one of five to thirty choices that need an icon, a second line, a group or a reason why one cannot be had.',
      'Where the list has to look the same on every device.',
    ],
    avoid: [
      'For a plain short list: SelectField, whose list the reader’s own device draws; on a phone its wheel is the quickest there is.',
      'For two to four choices: radio cards or segmented tabs show them all at once.',
      'For more than thirty, or what comes from a server: Combobox, where one types.',
    ],
    keyboard: [
      ['Enter, Space, ↓, ↑', 'opens it at the chosen one'],
      ['↑ ↓, Home, End, Page Up, Page Down', 'moves'],
      ['letters', 'jumps to what begins with them; the same letter again goes on to the next'],
      ['Enter, Space, Tab', 'takes the one under the cursor'],
      ['Escape', 'closes the list and leaves the choice as it was'],
    ],
    pattern: 'combobox',
    notes: [
      'The focus stays on the field; the option under the cursor is told by aria-activedescendant, with its group, and whether it is chosen.',
      'A disabled option is reached and read, with its reason, but not taken.',
      'Opens where there is room. On a phone with too little of it the list rises from the bottom edge, under the field’s name.',
    ],
  }),
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, placeholder, value: _, onChange: __, options: ___, ...args }, { globals }) => (
    <Live
      {...args}
      label={label || say(globals, 'ส่งอะไร', 'What are you sending?')}
      placeholder={placeholder || say(globals, 'เลือกประเภทของ', 'Choose a kind')}
      options={goods(globals)}
    />
  ),
};

export const GroupsAndReasons: Story = {
  render: (_, { globals }) => <Live label={say(globals, 'วิธีจ่าย', 'Payment')} start="cash" options={accounts(globals)} />,
};

export const Open: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => (
    <Opened press="[role=combobox]">
      <Live label={say(globals, 'วิธีจ่าย', 'Payment')} start="cash" options={accounts(globals)} />
    </Opened>
  ),
};

export const ManyOptions: Story = {
  render: (_, { globals }) => (
    <Live
      label={say(globals, 'เขต', 'District')}
      icon={House}
      start={districts(globals)[15]?.value ?? ''}
      options={districts(globals)}
    />
  ),
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <Live
      label={say(globals, 'ส่งอะไร', 'What are you sending?')}
      start="long"
      options={[
        {
          value: 'long',
          label: say(
            globals,
            'เครื่องใช้ไฟฟ้าและอุปกรณ์อิเล็กทรอนิกส์ที่ต้องระวังเป็นพิเศษ',
            'Household appliances and electronics that need particular care',
          ),
          icon: Package,
        },
        ...goods(globals),
      ]}
    />
  ),
};

export const WithError: Story = {
  render: (_, { globals }) => (
    <Live
      label={say(globals, 'ส่งอะไร', 'What are you sending?')}
      placeholder={say(globals, 'เลือกประเภทของ', 'Choose a kind')}
      error={say(globals, 'เลือกประเภทของก่อน เพื่อให้คนขับเตรียมกล่องถูก', 'Choose a kind, so that the driver brings the right box')}
      options={goods(globals)}
    />
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <Live
      label={say(globals, 'ส่งอะไร', 'What are you sending?')}
      hint={say(globals, 'เปลี่ยนไม่ได้หลังคนขับรับงานแล้ว', 'It cannot be changed once a driver has taken the job')}
      start="parcel"
      isDisabled
      options={goods(globals)}
    />
  ),
};
