import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { MiniRoute, type MiniRouteProps } from './mini-route.tsx';

const meta = {
  title: 'Jobs/MiniRoute',
  component: MiniRoute,
  args: { stops: ['ร้านดอกไม้บ้านอารีย์', 'สีลมคอมเพล็กซ์', 'บีทีเอสอ่อนนุช'], next: 1 },
  parameters: guide({
    aliases: ['route in a row', 'from to', 'เส้นทางย่อ'],
    status: 'new',
    use: ['In each row of a list of jobs: from where to where, and where it is now.'],
    avoid: ['On the page of one job: Timeline.'],
    notes: ['The line is an image that says where the driver heads.'],
  }),
} satisfies Meta<MiniRouteProps>;
export default meta;
type Story = StoryObj<MiniRouteProps>;

const render: Story['render'] = (args, { globals }) => (
  <Surface language={languageOf(globals)}>
    <div className="sw-surface__part">
      <MiniRoute {...args}>J000-24819</MiniRoute>
    </div>
  </Surface>
);

export const Playground: Story = { render };
export const BeforeTrip: Story = { args: { stops: ['ปากคลองตลาด', 'โรงแรมเพนนินซูลา'], next: null }, render };
export const Delivered: Story = { args: { stops: ['คลังพัฒนาการ 30', 'อ่อนนุช', 'พระโขนง', 'เซ็นทรัล พระราม 9'], next: 4 }, render };
export const LongText: Story = {
  args: { stops: ['บริษัท วิวัฒน์พาณิชย์อิมปอร์ตเอ็กซ์ปอร์ต (ประเทศไทย) จำกัด คลัง 4', 'อาคารสาทรซิตี้ทาวเวอร์ ชั้น 28'], next: 0 },
  render,
};
