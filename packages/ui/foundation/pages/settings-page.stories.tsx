import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Languages, MapPin, UserPlus, Users } from 'lucide';
import { useState } from 'react';
import { Avatar } from '../../src/avatar/avatar.tsx';
import { Badge } from '../../src/badge/badge.tsx';
import { Banner } from '../../src/banner/banner.tsx';
import { Button } from '../../src/button/button.tsx';
import { Card } from '../../src/card/card.tsx';
import { DescriptionList } from '../../src/description-list/description-list.tsx';
import { Icon } from '../../src/icon/icon.tsx';
import { Stack } from '../../src/layout/stack.tsx';
import { List } from '../../src/list/list.tsx';
import { ListRow } from '../../src/list/list-row.tsx';
import { PageHeader } from '../../src/page-header/page-header.tsx';
import { SettingsSections } from '../../src/settings-section/settings-sections.tsx';
import { Switch } from '../../src/switch/switch.tsx';
import { ExampleShell } from '../../tests/example-pages/example-shell.tsx';
import { say } from '../../tests/say.ts';

type Lang = Readonly<Record<string, unknown>>;

const meta: Meta = {
  title: 'Patterns/A settings page',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const confirmed = (lang: Lang, text = say(lang, 'ยืนยันแล้ว', 'Confirmed')) => <Badge tone="success">{text}</Badge>;
const change = (lang: Lang) => <Button variant="quiet">{say(lang, 'แก้ไข', 'Change')}</Button>;

function Profile({ lang }: { readonly lang: Lang }) {
  return (
    <Card padding="none">
      <ListRow
        leading={<Avatar initials={say(lang, 'ว', 'W')} />}
        title={say(lang, 'วรินทร์ ทองสุข', 'Warin Thongsuk')}
        detail={say(lang, 'เจ้าของบัญชี', 'Owner of the account')}
        actions={change(lang)}
      />
      <DescriptionList
        kind="rows"
        emptyText={say(lang, 'ยังไม่ได้ใส่', 'Not given yet')}
        items={[
          { term: say(lang, 'เบอร์โทร', 'Phone'), detail: '081 555 0148', end: confirmed(lang) },
          { term: say(lang, 'อีเมล', 'E-mail'), detail: 'company@songwai.test', end: confirmed(lang) },
        ]}
      />
    </Card>
  );
}

function Company({ lang }: { readonly lang: Lang }) {
  return (
    <Stack gap="medium">
      <Card padding="none">
        <DescriptionList
          kind="rows"
          emptyText={say(lang, 'ยังไม่ได้ใส่', 'Not given yet')}
          items={[
            { term: say(lang, 'ชื่อบริษัท', 'Company'), detail: say(lang, 'บริษัท กาแฟปลายซอย จำกัด', 'Kafae Plai Soi Co., Ltd.') },
            { term: say(lang, 'เลขผู้เสียภาษี', 'Tax id'), detail: '0-1055-99008-77-0' },
            { term: say(lang, 'ที่อยู่', 'Address') },
          ]}
        />
        <ListRow
          leading={<Icon icon={FileText} />}
          title={say(lang, 'หนังสือรับรองบริษัท', 'Certificate of the company')}
          detail={say(lang, 'ส่งเมื่อ 03/08/2026', 'Sent 03/08/2026')}
          trailing={confirmed(lang, say(lang, 'ตรวจแล้ว', 'Checked'))}
        />
      </Card>
      <Banner tone="info" action={<Button variant="quiet">{say(lang, 'ขอแก้ไข', 'Ask for a change')}</Button>}>
        {say(
          lang,
          'แก้ข้อมูลบริษัทผ่านฝ่ายการเงิน เพื่อให้ใบแจ้งหนี้ถูกต้องเสมอ',
          'Finance changes the data of a company, so that invoices are always right.',
        )}
      </Banner>
    </Stack>
  );
}

function Notifications({ lang }: { readonly lang: Lang }) {
  const [onIds, setOnIds] = useState<readonly string[]>(['driver', 'delivered']);
  const row = (id: string, label: string, detail: string) => (
    <Switch
      label={label}
      detail={detail}
      isOn={onIds.includes(id)}
      onChange={(isOn) => setOnIds(isOn ? [...onIds, id] : onIds.filter((each) => each !== id))}
    />
  );
  return (
    <Card>
      <Stack gap="medium">
        {row('driver', say(lang, 'คนขับรับงาน', 'A driver took the job'), say(lang, 'SMS และบนเว็บ', 'Text message and web'))}
        {row('delivered', say(lang, 'ส่งถึงแล้ว', 'Delivered'), say(lang, 'อีเมลและบนเว็บ', 'E-mail and web'))}
        {row(
          'news',
          say(lang, 'ข่าวและโปรโมชัน', 'News and offers'),
          say(lang, 'อีเมล ไม่เกินเดือนละ 2 ฉบับ', 'E-mail, at most two a month'),
        )}
      </Stack>
    </Card>
  );
}

export const Sections: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-page">
      <ExampleShell lang={globals} currentId="settings">
        <Stack gap="large">
          <PageHeader title={say(globals, 'ตั้งค่า', 'Settings')} />
          <SettingsSections
            contentsTitle={say(globals, 'ในหน้านี้', 'On this page')}
            sections={[
              { id: 'profile', title: say(globals, 'โปรไฟล์', 'Profile'), content: <Profile lang={globals} /> },
              {
                id: 'company',
                title: say(globals, 'บริษัทและเอกสาร', 'Company and documents'),
                action: confirmed(globals, say(globals, 'ใช้ใบแจ้งหนี้ได้', 'May pay by invoice')),
                content: <Company lang={globals} />,
              },
              {
                id: 'members',
                title: say(globals, 'สมาชิกและแผนก', 'Members and departments'),
                detail: say(globals, 'บทบาทบอกว่าทำอะไรได้ แผนกบอกว่าค่าส่งลงที่ไหน', 'A role says what someone may do.'),
                action: (
                  <Button variant="tint" icon={UserPlus}>
                    {say(globals, 'เชิญสมาชิก', 'Invite')}
                  </Button>
                ),
                content: (
                  <Card padding="none">
                    <ListRow
                      leading={<Avatar initials={say(globals, 'ม', 'M')} />}
                      title={say(globals, 'มาลี ศรีสุข', 'Malee Srisuk')}
                      detail={say(globals, 'คนจอง · หน้าร้าน อารีย์', 'Booker · Ari shop')}
                      actions={change(globals)}
                    />
                  </Card>
                ),
              },
              {
                id: 'notifications',
                title: say(globals, 'การแจ้งเตือน', 'Notifications'),
                content: <Notifications lang={globals} />,
              },
            ]}
          />
        </Stack>
      </ExampleShell>
    </div>
  ),
};

/** On a phone an index of rows leads to one section each. */
export const IndexOnPhone: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-page">
      <ExampleShell lang={globals} currentId="settings">
        <Stack gap="medium">
          <PageHeader title={say(globals, 'ตั้งค่า', 'Settings')} />
          <Card padding="none">
            <List
              label={say(globals, 'ตั้งค่า', 'Settings')}
              loadingLabel={say(globals, 'กำลังโหลด', 'Loading')}
              empty={null}
              dividers="inset"
              items={[
                {
                  id: 'members',
                  icon: Users,
                  title: say(globals, 'สมาชิกและแผนก', 'Members'),
                  detail: say(globals, '5 คน 3 แผนก', '5 people'),
                },
                { id: 'places', icon: MapPin, title: say(globals, 'สถานที่', 'Places'), detail: say(globals, '3 แห่ง', '3 places') },
                {
                  id: 'language',
                  icon: Languages,
                  title: say(globals, 'ภาษาและธีม', 'Language and theme'),
                  detail: say(globals, 'ไทย · สว่าง', 'English · light'),
                },
              ]}
              renderItem={({ id, icon, title, detail }) => (
                <ListRow leading={<Icon icon={icon} />} title={title} detail={detail} link={{ href: `#${id}` }} />
              )}
            />
          </Card>
        </Stack>
      </ExampleShell>
    </div>
  ),
};
