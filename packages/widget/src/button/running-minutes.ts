import type { WidgetAttributes } from '../widget-attributes.ts';
import type { Emit } from '../widget-events.ts';

interface RunningMinutesOptions {
  readonly gatewayOrigin: string;
  readonly attributes: () => WidgetAttributes;
  readonly emit: Emit;
  readonly onChange: () => void;
}

export interface RunningMinutes {
  /** Until the job arrives that was booked here last; null without one. */
  minutes(): number | null;
  follow(trackingId: string): void;
  dispose(): void;
}

/** The minutes of the job that was booked last. The code that follows a job comes with the first one. */
export const createRunningMinutes = ({ emit, onChange, ...options }: RunningMinutesOptions): RunningMinutes => {
  let minutes: number | null = null;
  let stop: (() => void) | null = null;
  let newest = '';
  const follow = async (trackingId: string): Promise<void> => {
    newest = trackingId;
    const { followRunningJob } = await import('./running-job.ts');
    if (newest !== trackingId) return;
    stop?.();
    stop = followRunningJob({
      ...options,
      trackingId,
      onMinutes(next) {
        if (next === minutes) return;
        minutes = next;
        onChange();
      },
    });
  };
  return {
    minutes: () => minutes,
    follow(trackingId) {
      follow(trackingId).catch((error: unknown) => emit('songwai:error', { code: 'load', message: `${error}` }));
    },
    dispose() {
      newest = '';
      stop?.();
    },
  };
};
