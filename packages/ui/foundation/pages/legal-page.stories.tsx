import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide';
import { Fragment, useMemo } from 'react';
import { Banner } from '../../src/banner/banner.tsx';
import { Button } from '../../src/button/button.tsx';
import { Columns } from '../../src/layout/columns.tsx';
import { Stack } from '../../src/layout/stack.tsx';
import { Link } from '../../src/link/link.tsx';
import { PageHeader } from '../../src/page-header/page-header.tsx';
import { Prose } from '../../src/prose/prose.tsx';
import { TableOfContents } from '../../src/table-of-contents/table-of-contents.tsx';
import { useSectionRead } from '../../src/table-of-contents/use-section-read.ts';
import { ExampleFooter, ExampleHeader } from '../../tests/example-pages/example-site.tsx';
import { say } from '../../tests/say.ts';
import './legal-page.css';

type Lang = Readonly<Record<string, unknown>>;

const meta: Meta = {
  title: 'Patterns/A page of the law',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const partsOf = (lang: Lang) => [
  {
    id: 'who',
    title: say(lang, 'ใครดูแลข้อมูลของคุณ', 'Who looks after your data'),
    text: say(
      lang,
      'ส่งไวเป็นผู้ควบคุมข้อมูลส่วนบุคคลตามกฎหมายคุ้มครองข้อมูลส่วนบุคคลของไทย คนขับเป็นผู้ประมวลผลข้อมูล ใช้ข้อมูลของคุณได้เฉพาะในแอปคนขับ และเฉพาะเพื่อทำงานที่คุณจอง',
      'Songwai is the controller under the Personal Data Protection Act. Drivers process your data only in their app, and only for the job you booked.',
    ),
  },
  {
    id: 'what',
    title: say(lang, 'ข้อมูลที่เราเก็บ', 'What we hold'),
    text: say(lang, 'สำหรับลูกค้า เราเก็บข้อมูลต่อไปนี้', 'About customers we hold the following:'),
    items: [
      say(lang, 'ชื่อ เบอร์โทร และอีเมล', 'Name, phone number and e-mail'),
      say(lang, 'ที่อยู่และพิกัดของจุดรับและจุดส่ง', 'Addresses and positions of pick-up and drop-off'),
      say(lang, 'ประวัติงาน การจ่ายเงิน และใบเสร็จ', 'Bookings, payments and receipts'),
    ],
  },
  {
    id: 'source',
    title: say(lang, 'เราได้ข้อมูลมาอย่างไร', 'Where it comes from'),
    text: say(
      lang,
      'เราได้ข้อมูลจากคุณโดยตรงตอนสมัครและตอนจอง จากผู้ที่จองงานส่งถึงคุณ และจากพาร์ตเนอร์ที่คุณเข้าใช้งานผ่านเว็บของเขา',
      'From you when you sign up and book, from those who send you something, and from the partner whose page you came through.',
    ),
  },
  {
    id: 'rights',
    title: say(lang, 'สิทธิของคุณ', 'Your rights'),
    text: say(
      lang,
      'คุณขอดู แก้ไข ลบ หรือขอสำเนาข้อมูลได้ทุกเมื่อในหน้าตั้งค่า เราตอบภายใน 30 วัน',
      'You can see, correct, delete or take away your data at any time in the settings. We answer within 30 days.',
    ),
  },
];

function LegalPage({ lang }: { readonly lang: Lang }) {
  const parts = useMemo(() => partsOf(lang), [lang]);
  const ids = useMemo(() => parts.map(({ id }) => id), [parts]);
  const current = useSectionRead(ids);
  return (
    <div className="sw-story-page sw-legal-example">
      <ExampleHeader lang={lang} />
      <main className="sw-legal-example__main">
        <Columns
          kind="contents"
          isSideSticky
          side={<TableOfContents title={say(lang, 'ในหน้านี้', 'On this page')} entries={parts} current={current} />}
          main={
            <Stack gap="large">
              <PageHeader
                title={say(lang, 'นโยบายความเป็นส่วนตัว', 'Privacy policy')}
                detail={say(
                  lang,
                  'ฉบับที่ 3 · มีผล 1 ตุลาคม 2569 · อ่านประมาณ 8 นาที',
                  'Version 3 · in force since 1 October 2026 · 8 minutes',
                )}
              />
              <Stack direction="row">
                <Button icon={Printer}>{say(lang, 'พิมพ์', 'Print')}</Button>
                <Link href="#earlier" kind="standalone">
                  {say(lang, 'ดูฉบับก่อนหน้า', 'Earlier version')}
                </Link>
              </Stack>
              <Banner tone="info" title={say(lang, 'สรุปสั้นๆ', 'In short')}>
                {say(
                  lang,
                  'เราใช้ข้อมูลเพื่อส่งของให้ถึงมือ ไม่ขายข้อมูลให้ใคร คุณขอดู แก้ไข หรือลบข้อมูลได้ทุกเมื่อ',
                  'We use data to deliver, sell none of it, and you can see, correct or delete it at any time.',
                )}
              </Banner>
              <Prose>
                {parts.map(({ id, title, text, items }) => (
                  <Fragment key={id}>
                    <h2 id={id}>{title}</h2>
                    <p>{text}</p>
                    {items ? (
                      <ul>
                        {items.map((item) => (
                          <li key={item}>{item}</li>
                        ))}
                      </ul>
                    ) : null}
                  </Fragment>
                ))}
              </Prose>
            </Stack>
          }
        />
      </main>
      <ExampleFooter lang={lang} />
    </div>
  );
}

export const PrivacyPolicy: StoryObj = { render: (_, { globals }) => <LegalPage lang={globals} /> };
