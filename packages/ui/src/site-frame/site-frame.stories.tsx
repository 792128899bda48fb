import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headphones, Menu } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Link } from '../link/link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Frames/SiteFrame',
  component: SiteHeader,
  args: { brand: { name: 'ส่งไว', link: { href: '#' } }, label: '', links: [], currentId: 'faq' },
  argTypes: { brand: { control: false }, links: { control: false }, actions: { control: false }, menuButton: { control: false } },
  parameters: guide({
    aliases: ['header', 'footer', 'top bar', 'navbar', 'ส่วนหัวเว็บ', 'ส่วนท้ายเว็บ'],
    status: 'new',
    types: { file: 'src/site-frame/site-header.tsx', names: ['SiteLink'] },
    use: ['`SiteHeader` and `SiteFooter` around every public page: home, prices, news, help, the law.'],
    avoid: ['For people who have signed in: AppShell. On the page for signing in: the logo alone.'],
    keyboard: [['Tab', 'goes through the wordmark, the pages and the actions']],
    notes: [
      'Under 960 px the pages give way to a button for the menu; the Drawer has them.',
      'Each column of the footer is a navigation named by its heading.',
    ],
  }),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

function Header({ lang, currentId }: { readonly lang: Lang; readonly currentId?: string | undefined }) {
  const page = (id: string, th: string, en: string) => ({ id, text: say(lang, th, en), link: { href: `#${id}` } });
  return (
    <SiteHeader
      brand={{ name: say(lang, 'ส่งไว', 'Songwai'), link: { href: '#home' } }}
      label={say(lang, 'หน้าเว็บ', 'Pages')}
      currentId={currentId}
      links={[
        page('prices', 'ราคา', 'Prices'),
        page('business', 'สำหรับธุรกิจ', 'For business'),
        page('news', 'ข่าวและโปรโมชัน', 'News and offers'),
        page('faq', 'คำถามที่พบบ่อย', 'Questions'),
      ]}
      actions={
        <>
          <a className={buttonClass({ variant: 'quiet' })} href="#login">
            {say(lang, 'เข้าสู่ระบบ', 'Sign in')}
          </a>
          <a className={buttonClass({ variant: 'tint' })} href="#signup">
            {say(lang, 'สมัครใช้งาน', 'Sign up')}
          </a>
        </>
      }
      menuButton={<IconButton icon={Menu} label={say(lang, 'เปิดเมนู', 'Open the menu')} />}
    />
  );
}

export const Playground: Story = {
  render: ({ currentId }, { globals }) => (
    <div className="sw-story-page">
      <Header lang={globals} currentId={currentId} />
    </div>
  ),
};
export const Footer: Story = {
  tags: ['picture'],
  render: (_, { globals }) => {
    const page = (id: string, th: string, en: string) => ({ id, text: say(globals, th, en), link: { href: `#${id}` } });
    return (
      <div className="sw-story-page">
        <SiteFooter
          name={say(globals, 'ส่งไว', 'Songwai')}
          about={say(
            globals,
            'ส่งของด่วนภายในวัน ทั่วกรุงเทพฯ ปริมณฑล และชลบุรี',
            'Same-day delivery across Bangkok, its vicinity and Chonburi',
          )}
          contact={
            <Stack direction="row" gap="small">
              <Icon icon={Headphones} />
              <span>
                <span className="sw-strong">{say(globals, 'ทีมช่วยเหลือ', 'Help')}</span>{' '}
                {say(globals, 'ทุกวัน 06:00–24:00 น.', 'every day, 06:00–24:00')}
              </span>
            </Stack>
          }
          columns={[
            {
              title: say(globals, 'บริการ', 'Services'),
              links: [
                page('express', 'ส่งด่วน', 'Express'),
                page('full-day', 'เหมาวัน', 'Full day'),
                page('next-day', 'ส่งวันถัดไป', 'Next day'),
                page('prices', 'ราคา', 'Prices'),
              ],
            },
            {
              title: say(globals, 'ช่วยเหลือ', 'Help'),
              links: [
                page('track', 'ติดตามงานส่ง', 'Track a delivery'),
                page('faq', 'คำถามที่พบบ่อย', 'Questions'),
                page('manual', 'คู่มือใช้งาน', 'Manual'),
              ],
            },
            {
              title: say(globals, 'ข้อกำหนด', 'Terms'),
              links: [
                page('terms', 'ข้อกำหนดและเงื่อนไข', 'Terms of service'),
                page('privacy', 'นโยบายความเป็นส่วนตัว', 'Privacy policy'),
                page('cookies', 'นโยบายคุกกี้', 'Cookie policy'),
              ],
            },
          ]}
          note={say(globals, '© 2569 ส่งไว', '© 2026 Songwai')}
          actions={
            <Link href="#cookie-settings" kind="standalone">
              {say(globals, 'ตั้งค่าคุกกี้', 'Cookie settings')}
            </Link>
          }
        />
      </div>
    );
  },
};
