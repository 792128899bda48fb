import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { SegmentedTabs } from './segmented-tabs.tsx';

const meta: Meta = { title: 'Controls/SegmentedTabs', component: SegmentedTabs };
export default meta;

function Live({ lang, isWide }: { readonly lang: Record<string, unknown>; readonly isWide?: boolean }) {
  const [id, setId] = useState<'express' | 'fullDay' | 'nextDay'>('express');
  return (
    <SegmentedTabs
      label={say(lang, 'ประเภทบริการ', 'Service')}
      isWide={isWide}
      selectedId={id}
      onSelect={setId}
      tabs={[
        { id: 'express', label: say(lang, 'ส่งด่วน', 'Express') },
        { id: 'fullDay', label: say(lang, 'เหมาวัน', 'Full day') },
        { id: 'nextDay', label: say(lang, 'วันถัดไป', 'Next day') },
      ]}
    />
  );
}

export const Inline: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
export const Wide: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} isWide />
    </div>
  ),
};
