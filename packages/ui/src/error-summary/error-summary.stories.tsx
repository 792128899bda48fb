import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: { title: '', problems: [], attempt: 0 },
  argTypes: { title: { control: 'text' }, problems: { control: false }, attempt: { control: false } },
  parameters: guide({
    aliases: ['validation summary', 'form errors', 'list of problems', 'สรุปข้อผิดพลาด', 'ช่องที่ต้องแก้'],
    status: 'new',
    types: { file: 'src/error-summary/error-summary.tsx', names: ['FieldProblem'] },
    use: ['Above a form of more than one screen, after it was sent with problems.'],
    avoid: ['While one is typing: the field’s own error. For an answer of the service: Banner.'],
    keyboard: [
      ['Tab', 'goes through the problems'],
      ['Enter', 'goes to the field'],
    ],
    notes: ['Takes the focus after each attempt, so that a screen reader reads how many there are, and then each of them.'],
  }),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ title, attempt }, { globals }) => (
    <div className="sw-story-column">
      <ErrorSummary
        attempt={attempt}
        title={title || say(globals, 'มี 2 ช่องที่ต้องแก้', '2 fields need another look')}
        problems={[
          { fieldId: 'tax', text: say(globals, 'เลขผู้เสียภาษีมี 13 หลัก ตอนนี้มี 12 หลัก', 'A tax id has 13 digits. This one has 12.') },
          { fieldId: 'address', text: say(globals, 'กรอกที่อยู่ตามใบทะเบียน', 'Enter the address as registered.') },
        ]}
      />
    </div>
  ),
};
