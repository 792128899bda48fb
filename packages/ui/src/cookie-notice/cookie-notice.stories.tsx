import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Link } from '../link/link.tsx';
import { CookieNote, CookieNotice } from './cookie-notice.tsx';

type Lang = Record<string, unknown>;

const ignore = () => undefined;
const noticeOf = (lang: Lang) => ({
  title: say(lang, 'ขอใช้คุกกี้วัดผลได้ไหม', 'May we use cookies that measure?'),
  children: say(
    lang,
    'คุกกี้ที่จำเป็นทำงานอยู่แล้ว คุกกี้วัดผลช่วยให้เราปรับปรุงเว็บ',
    'The necessary ones work already. These show us what to improve.',
  ),
  refuse: { label: say(lang, 'เฉพาะที่จำเป็น', 'Only necessary'), onRefuse: ignore },
  allow: { label: say(lang, 'อนุญาต', 'Allow'), onAllow: ignore },
});

const meta = {
  title: 'Feedback/CookieNotice',
  component: CookieNotice,
  args: noticeOf({ lang: 'th' }),
  argTypes: {
    title: { control: false },
    children: { control: false },
    refuse: { control: false },
    allow: { control: false },
    more: { control: false },
    ref: { control: false },
  },
  parameters: {
    ...guide({
      aliases: ['cookie banner', 'cookies', 'gdpr', 'คุกกี้', 'แบนเนอร์คุกกี้'],
      status: 'new',
      use: ['Once, before anything that measures is loaded; again when someone opens it from the footer.'],
      avoid: ['For consent without which the service cannot be used: ConsentDialog.'],
      keyboard: [['Tab', 'reaches it after the page; nothing keeps the focus inside']],
      notes: [
        'A region named by its question, at the end of the page; it takes no focus and covers no price and no button.',
        'Refusing and allowing are the same button. Closing without an answer does not exist: an unanswered question measures nothing.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof CookieNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <CookieNotice
      {...noticeOf(globals)}
      more={
        <Link kind="standalone" href="#cookies">
          {say(globals, 'รายละเอียด', 'Details')}
        </Link>
      }
    />
  ),
};
export const WithoutMore: Story = { render: (_, { globals }) => <CookieNotice {...noticeOf(globals)} /> };

/** Nothing is asked, so there is nothing to refuse. */
export const Note: Story = {
  render: (_, { globals }) => (
    <CookieNote
      title={say(globals, 'เราใช้เฉพาะที่จำเป็น', 'Only what is necessary')}
      close={{ label: say(globals, 'ปิด', 'Close'), onClose: ignore }}
    >
      {say(globals, 'ไม่มีคุกกี้โฆษณา และไม่มีการวัดผล', 'No advertising cookies, and nothing is measured.')}
    </CookieNote>
  ),
};
