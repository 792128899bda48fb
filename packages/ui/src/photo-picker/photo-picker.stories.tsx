import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { PickedFile } from '../file-picker/picked-file.tsx';
import type { PhotoPickerProps } from './photo-picker.tsx';
import { PhotoPicker } from './photo-picker.tsx';

type Lang = Record<string, unknown>;
const nothing = () => undefined;

/** A drawn parcel in two colours, so that the stories need no real photo. */
const picture = (background: string, parcel: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="${background}" d="M0 0h80v80H0z"/><path fill="${parcel}" d="M18 28h44v34H18z"/><path fill="none" stroke="${background}" stroke-width="3" d="M40 28v34M18 40h44"/></svg>`,
  )}`;

const texts = (lang: Lang): PhotoPickerProps['texts'] => ({
  choose: say(lang, 'เพิ่มรูป', 'Add photos'),
  drop: say(lang, 'หรือลากมาวางที่นี่', 'or drop them here'),
  dropNow: say(lang, 'ปล่อยได้เลย', 'Let go now'),
  limits: say(lang, 'JPG หรือ PNG ไม่เกิน 5 รูป ย่อให้อัตโนมัติ', 'JPG or PNG, up to five; made small by themselves'),
  preparing: say(lang, 'กำลังย่อรูป', 'Making the photo small'),
  remove: (name) => say(lang, `เอารูป ${name} ออก`, `Remove ${name}`),
  removed: (name) => say(lang, `เอารูป ${name} ออกแล้ว`, `${name} removed`),
  retry: (name) => say(lang, `ส่งรูป ${name} อีกครั้ง`, `Send ${name} again`),
  working: (name) => say(lang, `กำลังส่งรูป ${name}`, `Sending ${name}`),
  refused: {
    type: (name) => say(lang, `เปิด “${name}” เป็นรูปไม่ได้ ใช้ JPG หรือ PNG`, `“${name}” cannot be read as a photo. Use JPG or PNG.`),
    size: (name) =>
      say(lang, `“${name}” เกิน 30 MB ถ่ายใหม่ด้วยความละเอียดต่ำลง`, `“${name}” is over 30 MB. Take it again with a lower resolution.`),
    unreadable: (name) => say(lang, `เปิด “${name}” ไม่ได้`, `“${name}” cannot be read.`),
    count: (name) => say(lang, `ครบ 5 รูปแล้ว จึงไม่ได้เพิ่ม “${name}”`, `There are five already, so “${name}” was left out.`),
  },
});

const meta = {
  title: 'Fields/PhotoPicker',
  component: PhotoPicker,
  args: {
    label: '',
    photos: [],
    maxCount: 5,
    maxEdge: 1600,
    maxBytes: 3_000_000,
    error: '',
    isDisabled: false,
    onAdd: nothing,
    onRemove: nothing,
    texts: texts({ lang: 'th' }),
  },
  argTypes: {
    texts: { control: false },
    photos: { control: false },
    createWorker: { control: false },
    encode: { control: false },
  },
  parameters: guide({
    aliases: ['image upload', 'camera', 'รูปถ่าย', 'อัปโหลดรูป'],
    use: ['For photos of what is sent or of what happened. On a phone the button also offers the camera.'],
    avoid: ['For documents: the file picker.', 'For one’s own face: an avatar with a button.'],
    keyboard: [
      ['Enter, Space', 'on the button: opens the device’s own chooser'],
      ['Ctrl + V', 'while the focus is in the zone: takes the picture from the clipboard'],
      ['Tab', 'through "again" and "remove" of each photo'],
    ],
    notes: [
      'Each photo is drawn anew as an upright JPEG within the limits, in a worker where the host gives one; the place where it was taken stays behind.',
      'What turns out to be no picture is named in an alert with what to do. Photos still being made small count.',
      'The cross over a photo is 44 px to the finger and 28 px to the eye.',
    ],
  }),
} satisfies Meta<typeof PhotoPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const createWorker = () => new Worker(new URL('./resize-worker.tsx', import.meta.url), { type: 'module' });

function Photos({ lang, photos: first = [], ...props }: { readonly lang: Lang } & Partial<PhotoPickerProps>) {
  const [photos, setPhotos] = useState(first);
  return (
    <div className="sw-story-column">
      <PhotoPicker
        maxCount={5}
        maxEdge={1600}
        maxBytes={3_000_000}
        {...props}
        createWorker={createWorker}
        texts={texts(lang)}
        label={props.label || say(lang, 'รูปของที่ส่ง', 'Photos of what is sent')}
        error={props.error || undefined}
        photos={photos}
        onAdd={(added) =>
          setPhotos((others) => [
            ...others,
            ...added.map(
              (file, index): PickedFile => ({
                id: `${file.name} ${others.length + index}`,
                name: file.name,
                sizeBytes: file.size,
                state: 'ready',
                preview: file,
              }),
            ),
          ])
        }
        onRetry={(id) =>
          setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, state: 'working', detail: undefined } : photo)))
        }
        onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      />
    </div>
  );
}

const picked = (lang: Lang): readonly PickedFile[] => [
  { id: '1', name: 'box.jpg', sizeBytes: 420_000, state: 'ready', preview: picture('#cfe8e0', '#0b6b5d') },
  { id: '2', name: 'label.jpg', sizeBytes: 380_000, state: 'working', progress: 0.6, preview: picture('#fff3d9', '#b0761b') },
  {
    id: '3',
    name: 'door.jpg',
    sizeBytes: 510_000,
    state: 'failed',
    preview: picture('#e5eef8', '#1d5fa8'),
    detail: say(lang, 'ส่งไม่ถึง', 'Not sent'),
  },
];

export const Playground: Story = {
  render: ({ texts: _, photos: __, ...args }, { globals }) => <Photos {...args} lang={globals} />,
};
export const Empty: Story = { render: (_, { globals }) => <Photos lang={globals} /> };
export const SomePhotos: Story = { render: (_, { globals }) => <Photos photos={picked(globals)} lang={globals} /> };
export const Full: Story = { render: (_, { globals }) => <Photos maxCount={3} photos={picked(globals)} lang={globals} /> };
export const WithError: Story = {
  render: (_, { globals }) => <Photos lang={globals} error={say(globals, 'กรุณาแนบรูปอย่างน้อย 1 รูป', 'Add at least one photo')} />,
};
export const Disabled: Story = {
  render: (_, { globals }) => <Photos isDisabled photos={picked(globals).slice(0, 1)} lang={globals} />,
};
