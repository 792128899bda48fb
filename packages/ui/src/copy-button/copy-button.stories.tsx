import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { CopyButton } from './copy-button.tsx';
import { ShareLink } from './share-link.tsx';

const meta: Meta = { title: 'Controls/CopyButton', component: CopyButton };
export default meta;

const texts = (lang: Record<string, unknown>) => ({
  copy: say(lang, 'คัดลอก', 'Copy'),
  copied: say(lang, 'คัดลอกแล้ว', 'Copied'),
  failed: say(lang, 'กดค้างที่ลิงก์เพื่อคัดลอก', 'Press and hold the link to copy it'),
  share: say(lang, 'แชร์', 'Share'),
});

export const Alone: StoryObj = { render: (_, { globals }) => <CopyButton value="J24-81937" texts={texts(globals)} /> };
export const LinkToShare: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <ShareLink
        url="https://songwai.example/t/8K2M7Q"
        shownUrl="songwai.example/t/8K2M7Q"
        title={say(globals, 'ติดตามพัสดุ', 'Track the parcel')}
        texts={texts(globals)}
      />
    </div>
  ),
};
