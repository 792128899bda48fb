import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta: Meta = { title: 'Feedback/Banner', component: Banner };
export default meta;

export const Tones: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Banner tone="info" title={say(globals, 'ราคาเปลี่ยนเป็น ฿149.40', 'The price is now ฿149.40')}>
        {say(globals, 'เพราะเพิ่มจุดส่ง 1 จุด', 'Because one stop was added')}
      </Banner>
      <Banner tone="success" dismiss={{ label: say(globals, 'ปิด', 'Close'), onDismiss: () => undefined }}>
        {say(globals, 'เก็บที่กรอกไว้ให้แล้ว', 'What you typed is kept')}
      </Banner>
      <Banner
        tone="warn"
        title={say(globals, 'ออฟไลน์อยู่', 'You are offline')}
        action={<Button variant="quiet">{say(globals, 'ลองอีกครั้ง', 'Try again')}</Button>}
      >
        {say(globals, 'ข้อมูลที่กรอกยังอยู่ครบ', 'Everything you typed is still here')}
      </Banner>
      <Banner tone="danger" title={say(globals, 'จ่ายไม่ผ่าน', 'The payment did not go through')}>
        {say(globals, 'ธนาคารปฏิเสธบัตรนี้ ลองใบอื่นหรือพร้อมเพย์', 'The bank refused this card. Try another, or PromptPay.')}
      </Banner>
    </div>
  ),
};
