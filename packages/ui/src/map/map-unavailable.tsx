import { MapPinOff } from 'lucide';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import './map-unavailable.css';

export interface MapUnavailableProps {
  readonly text: string;
  readonly retry?: { readonly label: string; readonly onRetry: () => void } | undefined;
}

/** Shown instead of the map if its code did not load: what still works, in one line. */
export function MapUnavailable({ text, retry }: MapUnavailableProps) {
  return (
    <div className="sw-map-unavailable" role="status">
      <Icon icon={MapPinOff} size="large" />
      <p>{text}</p>
      {retry ? <Button onClick={retry.onRetry}>{retry.label}</Button> : null}
    </div>
  );
}
