import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { DayPicker } from './day-picker.tsx';
import { MomentForm } from './moment-form.tsx';
import { StartPicker } from './start-picker.tsx';

/** Day and start of a hire by the hour, by our own pickers. */
export function MomentSection({ flow }: { readonly flow: HireFlow }) {
  return <MomentForm flow={flow} DayField={DayPicker} StartField={StartPicker} />;
}
