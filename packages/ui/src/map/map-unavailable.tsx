import { MapPinOff } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import './map-unavailable.css';

/** In the map's place where its code did not come: what still works, in one line. */
export function MapUnavailable({ text }: { readonly text: string }) {
  return (
    <div className="sw-map-unavailable" role="status">
      <Icon icon={MapPinOff} size="large" />
      <p>{text}</p>
    </div>
  );
}
