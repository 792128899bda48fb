import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { DropArea } from './drop-area.tsx';
import type { FilePickerProps } from './file-picker.tsx';
import { FilePicker } from './file-picker.tsx';
import type { PickedFile } from './picked-file.tsx';

type Lang = Record<string, unknown>;
const nothing = () => undefined;

const texts = (lang: Lang): FilePickerProps['texts'] => ({
  choose: say(lang, 'เลือกไฟล์', 'Choose a file'),
  drop: say(lang, 'หรือลากมาวางที่นี่', 'or drop it here'),
  dropNow: say(lang, 'ปล่อยได้เลย', 'Let go now'),
  limits: say(lang, 'XLSX หรือ CSV ไม่เกิน 5 MB ครั้งละ 3 ไฟล์', 'XLSX or CSV, up to 5 MB, three at a time'),
  remove: (name) => say(lang, `เอา ${name} ออก`, `Remove ${name}`),
  removed: (name) => say(lang, `เอา ${name} ออกแล้ว`, `${name} removed`),
  retry: (name) => say(lang, `อัปโหลด ${name} อีกครั้ง`, `Upload ${name} again`),
  working: (name) => say(lang, `กำลังอัปโหลด ${name}`, `Uploading ${name}`),
  refused: {
    type: (name) =>
      say(lang, `“${name}” ไม่ใช่ไฟล์ตาราง บันทึกเป็น XLSX หรือ CSV ก่อน`, `“${name}” is no spreadsheet. Save it as XLSX or CSV.`),
    size: (name) => say(lang, `“${name}” เกิน 5 MB แบ่งเป็นหลายไฟล์ได้`, `“${name}” is over 5 MB. Split it into several files.`),
    unreadable: (name) => say(lang, `“${name}” ไม่มีข้อมูล`, `“${name}” is empty.`),
    count: (name) => say(lang, `ครบ 3 ไฟล์แล้ว จึงไม่ได้เพิ่ม “${name}”`, `There are three already, so “${name}” was left out.`),
  },
});

const meta = {
  title: 'Fields/FilePicker',
  component: FilePicker,
  args: {
    label: '',
    files: [],
    accept: '.xlsx,.csv',
    maxSizeBytes: 5_000_000,
    maxCount: 3,
    error: '',
    isDisabled: false,
    onAdd: nothing,
    onRemove: nothing,
    texts: texts({ lang: 'th' }),
  },
  argTypes: { texts: { control: false }, files: { control: false } },
  parameters: guide({
    aliases: ['upload', 'dropzone', 'attach', 'แนบไฟล์', 'อัปโหลด'],
    use: [
      'For documents: a spreadsheet of orders, a company certificate.',
      'The limits stand in sight before anything is chosen.',
    ],
    avoid: ['For photos: the photo picker, which makes them small.', 'Where the few values could be typed sooner.'],
    keyboard: [
      ['Enter, Space', 'on the button: opens the device’s own chooser'],
      ['Ctrl + V', 'while the focus is in the zone: takes the file from the clipboard'],
      ['Tab', 'through "again" and "remove" of each file'],
    ],
    notes: [
      'Dropping and pasting are other ways to the same button, never the only one. The button is described by the limits and by the error.',
      'What is not taken is an alert that names the file and says what to do; the rest is taken.',
      'After "remove" the focus goes to the button. How far a file is comes in from outside.',
    ],
  }),
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Upload({ lang, files: first = [], ...props }: { readonly lang: Lang } & Partial<FilePickerProps>) {
  const [files, setFiles] = useState(first);
  return (
    <div className="sw-story-column">
      <FilePicker
        accept=".xlsx,.csv"
        maxSizeBytes={5_000_000}
        maxCount={3}
        {...props}
        texts={texts(lang)}
        label={props.label || say(lang, 'ไฟล์รายการส่ง', 'File of deliveries')}
        error={props.error || undefined}
        files={files}
        onAdd={(added) =>
          setFiles([
            ...files,
            ...added.map(
              ({ name, size }, index): PickedFile => ({
                id: `${name} ${files.length + index}`,
                name,
                sizeBytes: size,
                state: 'ready',
              }),
            ),
          ])
        }
        onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { ...file, state: 'working', progress: 0.1 } : file)))}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    </div>
  );
}

const picked = (lang: Lang): readonly PickedFile[] => [
  { id: '1', name: 'orders-july.xlsx', sizeBytes: 84_000, state: 'done', detail: say(lang, '40 แถว', '40 rows') },
  { id: '2', name: 'orders-august.xlsx', sizeBytes: 2_400_000, state: 'working', progress: 0.62 },
  {
    id: '3',
    name: say(lang, 'รายการส่งสาขาสีลมคอมเพล็กซ์ ฉบับแก้ไขล่าสุด.csv', 'Deliveries of Silom Complex, last revision (2).csv'),
    sizeBytes: 12_300,
    state: 'failed',
    detail: say(lang, 'เน็ตหลุดระหว่างทาง', 'connection lost'),
  },
];

export const Playground: Story = {
  render: ({ texts: _, files: __, ...args }, { globals }) => <Upload {...args} lang={globals} />,
};
export const Empty: Story = { render: (_, { globals }) => <Upload lang={globals} /> };
export const Files: Story = { render: (_, { globals }) => <Upload maxCount={5} files={picked(globals)} lang={globals} /> };
export const Full: Story = { render: (_, { globals }) => <Upload files={picked(globals)} lang={globals} /> };
export const WithError: Story = {
  render: (_, { globals }) => <Upload lang={globals} error={say(globals, 'เลือกไฟล์ก่อนไปต่อ', 'Choose a file before you go on')} />,
};
export const Disabled: Story = { render: (_, { globals }) => <Upload isDisabled lang={globals} /> };

/** `DropArea`: the beginning of a page that needs a file before anything else. */
export const Area: Story = {
  render: (_, { globals }) => (
    <DropArea
      icon={FileUp}
      title={say(globals, 'วางไฟล์ที่นี่', 'Drop your file here')}
      dropNow={texts(globals).dropNow}
      limits={say(globals, 'XLSX หรือ CSV ไม่เกิน 5 MB', 'XLSX or CSV, up to 5 MB')}
      onFiles={nothing}
    >
      <Button variant="primary" size="large">
        {texts(globals).choose}
      </Button>
      <Button size="large">{say(globals, 'วางจากตาราง', 'Paste a table')}</Button>
    </DropArea>
  ),
};
