import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, QrCode, Wallet } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { Tab, TabsProps } from './tabs.tsx';
import { Tabs } from './tabs.tsx';

type Lang = Record<string, unknown>;
type Id = 'running' | 'done' | 'cancelled' | 'drafts';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs<Id>,
  args: { activation: 'automatic', isKeepingPanels: false },
  argTypes: { activation: { control: 'inline-radio', options: ['automatic', 'manual'] } },
  parameters: guide({
    types: { file: 'src/tabs/tabs.tsx', names: ['Tab'] },
    aliases: ['tab bar', 'navigation', 'แท็บ'],
    use: [
      'For sections of one page that are read one at a time: running, done and cancelled jobs; the parts of a settings page.',
      '`manual` where a panel has to be fetched; `isKeepingPanels` where something is typed into it.',
    ],
    avoid: [
      'For a choice that is part of a form or changes what stands below it (service, way of paying): segmented tabs, which are small, share their width and have no panel of their own.',
      'For two or more things that are compared: show them together.',
      'For pages: links in the menu. And for steps with an order.',
    ],
    keyboard: [
      ['Tab', 'goes to the tab that is shown, then to its panel'],
      ['← →', 'walk round the tabs (and show them, unless `manual`)'],
      ['Home, End', 'go to the first or last tab'],
      ['Enter, Space', 'show the tab (`manual`)'],
    ],
    pattern: 'tabs',
    notes: [
      'On a phone the row scrolls sideways and brings the chosen tab into view; the page never does.',
      'The panel takes the focus, so that text in it is not jumped over.',
    ],
  }),
} satisfies Meta<TabsProps<Id>>;
export default meta;
type Story = StoryObj<TabsProps<Id>>;

const tabsIn = (lang: Lang): readonly Tab<Id>[] => [
  {
    id: 'running',
    label: say(lang, 'กำลังดำเนินการ', 'In progress'),
    count: '5',
    panel: <p>{say(lang, 'งานที่คนขับกำลังไปรับหรือไปส่ง', 'Jobs on their way')}</p>,
  },
  {
    id: 'done',
    label: say(lang, 'สำเร็จ', 'Completed'),
    count: '14',
    panel: <p>{say(lang, 'งานที่ส่งถึงแล้ว', 'Jobs that arrived')}</p>,
  },
  {
    id: 'cancelled',
    label: say(lang, 'ยกเลิก', 'Cancelled'),
    panel: <p>{say(lang, 'งานที่ยกเลิก', 'Jobs that were called off')}</p>,
  },
  { id: 'drafts', label: say(lang, 'แบบร่าง', 'Drafts'), isDisabled: true, panel: null },
];

function Live({ lang, ...props }: Partial<TabsProps<Id>> & { readonly lang: Lang }) {
  const [id, setId] = useState<Id>('running');
  return (
    <Tabs label={say(lang, 'งานตามสถานะ', 'Jobs by status')} tabs={tabsIn(lang)} {...props} selectedId={id} onSelect={setId} />
  );
}

export const Playground: Story = {
  render: ({ activation, isKeepingPanels }, { globals }) => <Live lang={globals} {...{ activation, isKeepingPanels }} />,
};
export const ManualActivation: Story = { render: (_, { globals }) => <Live lang={globals} activation="manual" /> };
export const ScrollsOnPhone: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} />
    </div>
  ),
};

function Ways({ lang }: { readonly lang: Lang }) {
  const [id, setId] = useState<'promptpay' | 'card' | 'wallet'>('promptpay');
  return (
    <div className="sw-story-column">
      <Tabs
        label={say(lang, 'เติมเงินด้วย', 'Top up with')}
        selectedId={id}
        onSelect={setId}
        isKeepingPanels
        tabs={[
          {
            id: 'promptpay',
            label: say(lang, 'พร้อมเพย์', 'PromptPay'),
            icon: QrCode,
            panel: <p>{say(lang, 'สแกนด้วยแอปธนาคาร', 'Scan with your bank’s app')}</p>,
          },
          {
            id: 'card',
            label: say(lang, 'บัตร', 'Card'),
            icon: CreditCard,
            panel: <p>{say(lang, 'บัตรเครดิตหรือเดบิต', 'Credit or debit card')}</p>,
          },
          {
            id: 'wallet',
            label: say(lang, 'โค้ดเติมเงิน', 'Redeem code'),
            icon: Wallet,
            panel: <p>{say(lang, 'กรอกโค้ด 10 หลัก', 'A code of 10 characters')}</p>,
          },
        ]}
      />
    </div>
  );
}

export const WithIcons: Story = { render: (_, { globals }) => <Ways lang={globals} /> };
