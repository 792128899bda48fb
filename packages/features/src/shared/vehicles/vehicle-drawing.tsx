import type { ReactNode } from 'react';
import './vehicle-drawing.css';

/** The six vehicles. */
export type VehicleKind = 'motorcycle' | 'car' | 'pickup' | 'box' | 'fence' | 'reefer';

/** Two wheels on the ground at y 39; every vehicle stands on the same line and faces right. */
function Wheels({ back, front }: { readonly back: number; readonly front: number }) {
  return [back, front].map((x) => (
    <g key={x} className="sw-vehicle__wheel">
      <circle cx={x} cy="39" r="6.5" />
      <circle className="sw-vehicle__hub" cx={x} cy="39" r="2.5" />
    </g>
  ));
}

/** The one cab of the three trucks, with its lamp and handle. */
const truckCab = () => (
  <>
    <path d="M61 38V14.5q0-2.5 2.5-2.5h10.3q2 0 3 1.8l5.7 10.4 4.5 1.3q2.5.7 2.5 3.3V36q0 2-2 2Z" />
    <path className="sw-vehicle__glass" d="M66.5 23.5V17h6.6q1 0 1.5.9l3 5.6Z" />
    <path className="sw-vehicle__line" d="M66 28h4" />
    <path className="sw-vehicle__lamp" d="M85 31h4.2" />
    <Wheels back={19} front={74} />
  </>
);

const truckBed = () => <path d="M5 34h56v4H7q-2 0-2-2Z" />;

/** Made anew each time: Preact writes into an element where it was rendered, and one that a module has would hold that form in memory for ever. */
const drawings: Readonly<Record<VehicleKind, () => ReactNode>> = {
  motorcycle: () => (
    <>
      <path className="sw-vehicle__line" d="M69.5 18 74 38.5M64 11.5l6.5-1.5" />
      <path d="M66 34.5q1.5-8 8.5-8 5 0 7.5 4.5l-6 1Z" />
      <path d="M12 34.5C12 28 16.5 25 23 25h23c-1.5 4.5.5 8 4.5 8H60q2.5 0 3.2-2.5L67.5 11l3.5 1-2.5 20.5q-.8 6-6.5 6H31q-.5-7.5-8.5-7.5-6 0-10.5 3.5Z" />
      <path className="sw-vehicle__seat" d="M34 23.5h13.5q1.5 0 1.5 1.5H34Z" />
      <rect className="sw-vehicle__load" x="8" y="4.5" width="24" height="18.5" rx="3" />
      <path className="sw-vehicle__line" d="M8 10.5h24M18 14h4" />
      <path className="sw-vehicle__lamp" d="M71.5 15.5h1.2" />
      <Wheels back={22} front={74} />
    </>
  ),
  car: () => (
    <>
      <path d="M6 38v-7.5q0-3 3-3.7l10-2.3 8.5-10q1.7-2 4.5-2h20q3 0 5 1.8L67.5 24l15.5 3q6.5 1.3 6.5 7v2q0 2-2 2Z" />
      <path className="sw-vehicle__glass" d="M26 24.5 32.3 17q.9-1 2.3-1H44v8.5ZM48.5 16H52q1.6 0 2.8 1l7.5 7.5H48.5Z" />
      <path className="sw-vehicle__line" d="M46.2 28.5V38M50 29h4" />
      <path className="sw-vehicle__lamp" d="M83.5 31.5h4" />
      <Wheels back={23} front={73} />
    </>
  ),
  pickup: () => (
    <>
      <path className="sw-vehicle__load" d="M5 24.5h34V38H7q-2 0-2-2Z" />
      <path className="sw-vehicle__line" d="M3.5 24.5H39" />
      <path d="M39 38V15q0-3 3-3h13q2.8 0 4.4 2.3l6.6 9.7 17 3q6 1.2 6 6.8V36q0 2-2 2Z" />
      <path className="sw-vehicle__glass" d="M44 24v-8h9.8q1.3 0 2 1.1l4.5 6.9Z" />
      <path className="sw-vehicle__line" d="M43 28.5h4" />
      <path className="sw-vehicle__lamp" d="M82.5 31.5h4.5" />
      <Wheels back={21} front={73} />
    </>
  ),
  box: () => (
    <>
      {truckBed()}
      <rect className="sw-vehicle__load" x="4" y="5" width="55" height="29" rx="2.5" />
      <path className="sw-vehicle__line" d="M10 10.5v18M53 10.5v18" />
      {truckCab()}
    </>
  ),
  fence: () => (
    <>
      <path className="sw-vehicle__load" d="M14 31V17h15v14ZM29 31V22h15v9Z" />
      <path d="M4 31h55v7H6q-2 0-2-2Z" />
      <path className="sw-vehicle__line" d="M5 31V7M18.3 31V7M31.6 31V7M45 31V7M58 31V7M4 9h55M4 19.5h55" />
      {truckCab()}
    </>
  ),
  reefer: () => (
    <>
      {truckBed()}
      <rect className="sw-vehicle__load" x="4" y="3" width="52" height="31" rx="2.5" />
      <path d="M56 3.5h10q3 0 3 3V9q0 2.5-3 2.5H56Z" />
      <path
        className="sw-vehicle__line"
        d="M60 6v3M64 6v3M30 10v17M22.6 14.3l14.8 8.5M37.4 14.3l-14.8 8.5M27.5 11.5 30 14l2.5-2.5M27.5 25.5 30 23l2.5 2.5"
      />
      {truckCab()}
    </>
  ),
};

export interface VehicleDrawingProps {
  readonly kind: VehicleKind;
  /** The accessible name; only if no text beside the drawing names it. */
  readonly label?: string | undefined;
}

/** One of the six vehicles. It fills the given width at 2 : 1 in the text's colour. */
export function VehicleDrawing({ kind, label }: VehicleDrawingProps) {
  return (
    <svg
      className="sw-vehicle"
      viewBox="0 0 96 48"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawings[kind]()}
    </svg>
  );
}
