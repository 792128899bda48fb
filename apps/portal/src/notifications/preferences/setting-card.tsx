import { Card } from '@songwai/ui/card/card';
import { Switch } from '@songwai/ui/switch/switch';
import { NotSaved } from './not-saved.tsx';
import type { Saving } from './use-savings.ts';

interface SettingCardProps {
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  readonly saving: Saving;
  readonly onChange: (isOn: boolean) => void;
}

/** One switch with a card of its own. */
export function SettingCard({ label, saving, ...setting }: SettingCardProps) {
  return (
    <Card>
      <Switch {...setting} label={<strong className="sw-strong">{label}</strong>} isBusy={saving.isBusy} />
      <NotSaved retry={saving.retry} />
    </Card>
  );
}
