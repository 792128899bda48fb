import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Wallet, X } from 'lucide';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NumberBreakdown } from '../number-breakdown/number-breakdown.tsx';
import type { PriceBarProps } from './price-bar.tsx';
import { PriceBar, PriceTerm } from './price-bar.tsx';

const meta: Meta = { title: 'Order/PriceBar', component: PriceBar };
export default meta;
type Lang = Record<string, unknown>;

function Live({
  lang,
  startsOpen = false,
  ...bar
}: { readonly lang: Lang; readonly startsOpen?: boolean } & Partial<PriceBarProps>) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const nothing = () => undefined;
  const close = <IconButton icon={X} label={say(lang, 'ปิด', 'Close')} onClick={() => setIsOpen(false)} />;
  return (
    <div className="sw-story-bar">
      <PriceBar
        total="฿466.45"
        summary={say(lang, '18.40 กม.', '18.40 km')}
        terms={
          <>
            <PriceTerm
              icon={Clock}
              title={say(lang, 'รับทันที', 'Now')}
              detail={say(lang, 'ภายใน 45 นาที', 'in 45 minutes')}
              onPress={nothing}
            />
            <PriceTerm
              icon={Wallet}
              title={say(lang, 'จ่ายด้วยวอลเล็ต', 'Pay by wallet')}
              detail={say(lang, 'คงเหลือ ฿1,240', '฿1,240 left')}
              onPress={nothing}
            />
          </>
        }
        details={{
          toggleText: say(lang, 'รายละเอียด', 'Details'),
          isOpen,
          onToggle: () => setIsOpen(!isOpen),
          content: (
            <NumberBreakdown
              title={say(lang, 'รายละเอียดราคา', 'Price')}
              end={close}
              lines={[
                {
                  id: 'fare',
                  label: say(lang, 'ค่าระยะทาง', 'Distance'),
                  detail: say(lang, 'รถเก๋ง 18.40 กม.', 'Car, 18.40 km'),
                  value: '฿284.30',
                },
                { id: 'stop', label: say(lang, 'จุดส่งเพิ่ม 1 จุด', '1 extra stop'), value: '฿40' },
                { id: 'cod', label: say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery'), value: '฿142.15' },
                { id: 'promo', label: say(lang, 'ส่วนลด', 'Discount'), value: '−฿50', tone: 'saving' },
              ]}
              total={{ label: say(lang, 'รวมสุทธิ', 'Total'), value: '฿416.45' }}
            />
          ),
        }}
        action={
          <Button variant="primary" size="large">
            {say(lang, 'จอง ฿466.45', 'Book for ฿466.45')}
          </Button>
        }
        {...bar}
      />
    </div>
  );
}

export const Priced: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
export const DetailsOpen: StoryObj = { render: (_, { globals }) => <Live lang={globals} startsOpen /> };
export const Busy: StoryObj = { render: (_, { globals }) => <Live lang={globals} isBusy /> };
export const PriceChanged: StoryObj = {
  render: (_, { globals }) => <Live lang={globals} previousTotal={{ text: '฿426.45', label: say(globals, 'ราคาเดิม', 'Was') }} />,
};
export const Empty: StoryObj = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      total={undefined}
      summary={undefined}
      details={undefined}
      emptyText={say(globals, 'ใส่จุดรับและจุดส่ง เพื่อดูราคา', 'Enter pick-up and drop-off to see the price')}
      action={
        <Button variant="primary" size="large" isDisabled>
          {say(globals, 'จอง', 'Book')}
        </Button>
      }
    />
  ),
};
