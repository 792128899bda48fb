import { TimePicker } from '@songwai/ui/time-picker/time-picker';
import { useTranslate } from '../../../shared/translate-context.tsx';

interface StartPickerProps {
  readonly label: string;
  /** HH:MM. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly error: string | undefined;
}

/** The time at which work begins. */
export function StartPicker({ label, value, onChange, error }: StartPickerProps) {
  const t = useTranslate();
  return (
    <TimePicker
      {...{ label, value, onChange, error }}
      stepMinutes={30}
      texts={{ unreadable: t('forms.timeInvalid'), tooEarly: () => '', tooLate: () => '' }}
    />
  );
}
