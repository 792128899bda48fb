import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../../src/banner/banner.tsx';
import { Button } from '../../src/button/button.tsx';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { ErrorState } from '../../src/error-state/error-state.tsx';
import { ParcelWaiting } from '../../src/illustration/parcel-waiting.tsx';
import { NumberBreakdown } from '../../src/number-breakdown/number-breakdown.tsx';
import { say } from '../../tests/say.ts';
import { FoundationPage, FoundationSection } from '../foundation-page.tsx';
import './patterns.css';

const meta: Meta = {
  title: 'Patterns/Empty, errors, money',
  tags: ['picture', '!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

/** A list before its first entry says what will be here and offers the first step. */
export const EmptyFirstDay: StoryObj = {
  name: 'An empty first day',
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'วันแรกที่ยังว่าง', 'An empty first day')}
      lead={say(
        globals,
        'บอกว่าจะมีอะไรตรงนี้ และก้าวแรกคืออะไร ไม่โทษผู้ใช้',
        'Say what will be here and what the first step is. Nobody did anything wrong.',
      )}
    >
      <EmptyState
        drawing={<ParcelWaiting />}
        title={say(globals, 'ยังไม่มีงานส่ง', 'No deliveries yet')}
        headingLevel={2}
        action={<Button variant="primary">{say(globals, 'จองงานแรก', 'Book the first one')}</Button>}
      >
        {say(
          globals,
          'งานที่จองจะอยู่ที่นี่ พร้อมตำแหน่งคนขับและใบเสร็จ',
          'What you book stands here, with the driver’s position and the receipt.',
        )}
      </EmptyState>
    </FoundationPage>
  ),
};

/** What went wrong, what stays, and what can be done, from the smallest failure to the largest. */
export const Errors: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'เมื่อมีอะไรผิดพลาด', 'Errors')}
      lead={say(
        globals,
        'เกิดอะไร อะไรยังอยู่ ทำอะไรต่อได้ เสมอในลำดับนี้',
        'What happened, what is still there, what to do: always in this order.',
      )}
    >
      <FoundationSection title={say(globals, 'บางส่วนของหน้า', 'A part of a page')}>
        <Banner tone="danger" action={<Button variant="quiet">{say(globals, 'ลองอีกครั้ง', 'Try again')}</Button>}>
          {say(globals, 'โหลดราคาล่าสุดไม่ได้ ราคาที่เห็นเป็นของ 09:41', 'The newest price did not come. This one is from 09:41.')}
        </Banner>
      </FoundationSection>
      <FoundationSection title={say(globals, 'ทั้งรายการ', 'A whole list')}>
        <ErrorState
          title={say(globals, 'โหลดรายการงานไม่ได้', 'The list of jobs did not load')}
          headingLevel={3}
          retry={{ label: say(globals, 'โหลดใหม่', 'Load again'), onRetry: () => undefined }}
        >
          {say(globals, 'งานของคุณยังอยู่ครบ ลองใหม่เมื่อมีสัญญาณ', 'Your jobs are safe. Try again with a connection.')}
        </ErrorState>
      </FoundationSection>
    </FoundationPage>
  ),
};

/** The sum first, its parts below it, savings apart; no decimals when whole. */
export const Money: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'เงิน', 'Money')}
      lead={say(
        globals,
        'ยอดรวมเด่นกว่าส่วนประกอบ ส่วนลดติดลบและมีสีของมัน ราคาที่กำลังคำนวณบอกว่ากำลังคำนวณ ไม่โชว์ศูนย์',
        'The total stands out from its parts, a saving is negative and has its colour, and a price on its way says so instead of showing zero.',
      )}
    >
      <div className="sw-pattern">
        <NumberBreakdown
          lines={[
            { id: 'base', label: say(globals, 'ค่าเริ่มต้น', 'Base fare'), value: '฿52' },
            { id: 'distance', label: say(globals, 'ระยะทาง 14.2 กม.', '14.2 km'), value: '฿113.60' },
            { id: 'promo', label: say(globals, 'โค้ด SONGWAI', 'Code SONGWAI'), value: '−฿20', tone: 'saving' },
          ]}
          total={{ label: say(globals, 'รวม', 'Total'), value: '฿145.60', detail: say(globals, 'รวม VAT แล้ว', 'VAT included') }}
        />
        <Button variant="primary">{say(globals, 'จองในราคา ฿145.60', 'Book for ฿145.60')}</Button>
      </div>
    </FoundationPage>
  ),
};
