import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtTheDoor } from '../src/illustration/at-the-door.tsx';
import { BlankDocuments } from '../src/illustration/blank-documents.tsx';
import { EmptyInbox } from '../src/illustration/empty-inbox.tsx';
import { LongWait } from '../src/illustration/long-wait.tsx';
import { LostWay } from '../src/illustration/lost-way.tsx';
import { NothingFound } from '../src/illustration/nothing-found.tsx';
import { ParcelWaiting } from '../src/illustration/parcel-waiting.tsx';
import { PinnedMap } from '../src/illustration/pinned-map.tsx';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import './illustrations.css';

const meta: Meta = {
  title: 'Foundation/Illustrations',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const drawings = [
  ['parcel-waiting', ParcelWaiting, 'ยังไม่มีงาน', 'Nothing booked yet'],
  ['nothing-found', NothingFound, 'ค้นไม่พบ', 'Nothing found'],
  ['empty-inbox', EmptyInbox, 'ยังไม่มีข้อความ', 'No messages'],
  ['pinned-map', PinnedMap, 'ยังไม่มีสถานที่', 'No saved places'],
  ['blank-documents', BlankDocuments, 'ยังไม่มีเอกสาร', 'No invoices or receipts'],
  ['long-wait', LongWait, 'ยังไม่มีคนขับ', 'No driver yet'],
  ['at-the-door', AtTheDoor, 'ส่งถึงแล้ว', 'Delivered'],
  ['lost-way', LostWay, 'ไม่พบหน้านี้', 'Page not found'],
] as const;

const rules = [
  [
    'ใช้เมื่อสถานะนั้นคือทั้งหน้าหรือทั้งรายการ หนึ่งภาพต่อหน้า กว้าง 176',
    'Where the state is the whole page or list: one on a page, 176 px wide.',
  ],
  ['ไม่ใช้ในแถว การ์ด แบนเนอร์ หรือข้อความแจ้ง ใช้ไอคอนแทน', 'Not in a row, a card, a banner or a toast: an icon.'],
  ['ไม่กลับซ้ายขวา ไม่ย้อมสี ไม่ใส่ข้อความในภาพ', 'Never mirrored, never coloured anew, never with words in it.'],
  ['สีมาจากโทเคนเท่านั้น จึงเปลี่ยนตามธีมและสีที่ระบบบังคับ', 'Colours are tokens only, so both themes and forced colours follow.'],
  [
    'หน้าเป็นผู้ส่งภาพเข้ามา และนำเข้าเฉพาะภาพที่ใช้ ไม่มีคอมโพเนนต์ใดพาภาพมาเอง',
    'The page passes it in and imports only the one it shows; no component brings one along.',
  ],
] as const;

export const AllEight: StoryObj = {
  name: 'Illustrations',
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ภาพประกอบ', 'Illustrations')}
      lead={say(
        globals,
        'แปดภาพ มือเดียวกัน ของทุกอย่างยืนอยู่บนเส้นทาง เส้นหนา 2 เหลืองดาวเรืองมีจุดเดียว คือปลายทาง',
        'Eight drawings in one hand. Things stand on the route line, drawn 2 px wide; the one marigold spot is where it ends.',
      )}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <FoundationSection key={theme} title={theme === 'light' ? say(globals, 'สว่าง', 'Light') : say(globals, 'มืด', 'Dark')}>
          <ul className="sw-root sw-illustrations" data-theme={theme}>
            {drawings.map(([file, Drawing, th, en]) => (
              <li key={file} className="sw-illustrations__one">
                <div className="sw-illustrations__drawing">
                  <Drawing />
                </div>
                <span className="sw-strong">{say(globals, th, en)}</span>
                <code className="sw-note">{file}</code>
              </li>
            ))}
          </ul>
        </FoundationSection>
      ))}
      <FoundationSection title={say(globals, 'เมื่อไรใช้ เมื่อไรไม่ใช้', 'When to use one, and when not')}>
        <ul className="sw-illustrations__rules">
          {rules.map(([th, en]) => (
            <li key={en}>{say(globals, th, en)}</li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
