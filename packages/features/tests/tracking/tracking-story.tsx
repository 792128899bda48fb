import type { Language } from '@songwai/core/basics/language';
import type { TrackingState } from '@songwai/core/tracking/tracking-state';
import { Logo } from '@songwai/ui/logo/logo';
import { useState } from 'react';
import type { TrackingViewProps } from '../../src/tracking/tracking-view.tsx';
import { TrackingView } from '../../src/tracking/tracking-view.tsx';
import { gatewayMap } from '../gateway-map.ts';
import { Surface } from '../surface.tsx';
import { createTrackingFixture } from './tracking-fixture.ts';

export interface TrackingStoryProps extends Partial<TrackingViewProps> {
  readonly language: Language;
  readonly state: Partial<TrackingState>;
}

const mapBase = { baseMap: gatewayMap };

/** A tracking page as a shell would show it, set to a state. */
export function TrackingPageStory({ language, state, ...view }: TrackingStoryProps) {
  const [flow] = useState(() => createTrackingFixture(state));
  return (
    <Surface language={language}>
      <TrackingView
        flow={flow}
        mapBase={mapBase}
        layout="page"
        shareUrl="https://songwai.example/t/8K2M7Q"
        bookHref="/neworder"
        brand={<Logo name={language === 'en' ? 'Songwai' : 'ส่งไว'} />}
        {...view}
      />
    </Surface>
  );
}
