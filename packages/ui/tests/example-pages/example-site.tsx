import { Headphones, Menu } from 'lucide';
import { buttonClass } from '../../src/button/button.tsx';
import { Icon } from '../../src/icon/icon.tsx';
import { IconButton } from '../../src/icon-button/icon-button.tsx';
import { Stack } from '../../src/layout/stack.tsx';
import { Link } from '../../src/link/link.tsx';
import { SiteFooter } from '../../src/site-frame/site-footer.tsx';
import { SiteHeader } from '../../src/site-frame/site-header.tsx';
import { say } from '../say.ts';

type Lang = Record<string, unknown>;

/** The header of the public pages, for stories. */
export function ExampleHeader({ lang, currentId }: { readonly lang: Lang; readonly currentId?: string | undefined }) {
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

/** The footer of the public pages, for stories. */
export function ExampleFooter({ lang }: { readonly lang: Lang }) {
  const page = (id: string, th: string, en: string) => ({ id, text: say(lang, th, en), link: { href: `#${id}` } });
  return (
    <SiteFooter
      name={say(lang, 'ส่งไว', 'Songwai')}
      about={say(lang, 'ส่งของด่วนภายในวัน ทั่วกรุงเทพฯ ปริมณฑล และชลบุรี', 'Same-day delivery across Bangkok, its vicinity and Chonburi')}
      contact={
        <Stack direction="row" gap="small">
          <Icon icon={Headphones} />
          <span>
            <span className="sw-strong">{say(lang, 'ทีมช่วยเหลือ', 'Help')}</span>{' '}
            {say(lang, 'ทุกวัน 06:00–24:00 น.', 'every day, 06:00–24:00')}
          </span>
        </Stack>
      }
      columns={[
        {
          title: say(lang, 'บริการ', 'Services'),
          links: [
            page('express', 'ส่งด่วน', 'Express'),
            page('full-day', 'เหมาวัน', 'Full day'),
            page('next-day', 'ส่งวันถัดไป', 'Next day'),
            page('prices', 'ราคา', 'Prices'),
          ],
        },
        {
          title: say(lang, 'ช่วยเหลือ', 'Help'),
          links: [
            page('track', 'ติดตามงานส่ง', 'Track a delivery'),
            page('faq', 'คำถามที่พบบ่อย', 'Questions'),
            page('manual', 'คู่มือใช้งาน', 'Manual'),
          ],
        },
        {
          title: say(lang, 'ข้อกำหนด', 'Terms'),
          links: [
            page('terms', 'ข้อกำหนดและเงื่อนไข', 'Terms of service'),
            page('privacy', 'นโยบายความเป็นส่วนตัว', 'Privacy policy'),
            page('cookies', 'นโยบายคุกกี้', 'Cookie policy'),
          ],
        },
      ]}
      note={say(lang, '© 2569 ส่งไว', '© 2026 Songwai')}
      actions={
        <Link href="#cookie-settings" kind="standalone">
          {say(lang, 'ตั้งค่าคุกกี้', 'Cookie settings')}
        </Link>
      }
    />
  );
}
