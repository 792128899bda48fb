import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { SettingsSections } from './settings-sections.tsx';

const meta = {
  title: 'Frames/SettingsSections',
  component: SettingsSections,
  args: { contentsTitle: '', sections: [] },
  argTypes: { contentsTitle: { control: 'text' }, sections: { control: false } },
  parameters: guide({
    aliases: ['settings', 'preferences', 'account page', 'ตั้งค่า', 'หน้าตั้งค่า'],
    status: 'new',
    types: { file: 'src/settings-section/settings-sections.tsx', names: ['Settings'] },
    use: ['A page of settings on a desktop: 216 px of contents, 40 between, sections of at most 760.'],
    avoid: ['On a phone as the only way: give it an index of rows, each leading to one SettingsSection.'],
    keyboard: [['Tab', 'goes through the contents, then through the sections']],
    notes: ['Each section is a region named by its heading, and has a hash of its own in the address.'],
  }),
} satisfies Meta<typeof SettingsSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ contentsTitle }, { globals }) => {
    const emptyText = say(globals, 'ยังไม่ได้กรอก', 'Not given yet');
    const rows = (...items: readonly (readonly [string, string])[]) => (
      <Card padding="none">
        <DescriptionList kind="rows" emptyText={emptyText} items={items.map(([term, detail]) => ({ term, detail }))} />
      </Card>
    );
    return (
      <SettingsSections
        contentsTitle={contentsTitle || say(globals, 'ในหน้านี้', 'On this page')}
        sections={[
          {
            id: 'profile',
            title: say(globals, 'โปรไฟล์', 'Profile'),
            content: rows(
              [say(globals, 'ชื่อ', 'Name'), say(globals, 'วรินทร์ ทองสุข', 'Warin Thongsuk')],
              [say(globals, 'เบอร์โทร', 'Phone'), '081 555 0148'],
            ),
          },
          {
            id: 'company',
            title: say(globals, 'บริษัทและเอกสาร', 'Company and papers'),
            action: <Badge tone="success">{say(globals, 'ใช้ใบแจ้งหนี้ได้', 'Can pay by invoice')}</Badge>,
            content: rows(
              [say(globals, 'ชื่อบริษัท', 'Company'), say(globals, 'บริษัท กาแฟปลายซอย จำกัด', 'End of the Lane Coffee Co., Ltd.')],
              [say(globals, 'เลขผู้เสียภาษี', 'Tax id'), '0-1055-99008-77-0'],
            ),
          },
          {
            id: 'members',
            title: say(globals, 'สมาชิกและแผนก', 'Members and departments'),
            detail: say(
              globals,
              'บทบาทบอกว่าทำอะไรได้ แผนกบอกว่าค่าส่งลงที่ไหน',
              'A role says what someone may do, a department where the cost goes.',
            ),
            action: <Button variant="tint">{say(globals, 'เชิญสมาชิก', 'Invite someone')}</Button>,
            content: rows([say(globals, 'เจ้าของบัญชี', 'Owner'), say(globals, 'วรินทร์ ทองสุข', 'Warin Thongsuk')]),
          },
        ]}
      />
    );
  },
};
