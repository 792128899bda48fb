import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A parcel that has no way yet: nothing was booked. */
export const ParcelWaiting = ({ label }: IllustrationProps) => (
  <Illustration label={label}>
    <path className="sw-illustration__tint" d="M58 31q0-3 3-3h38q3 0 3 3v28q0 3-3 3H61q-3 0-3-3Z" />
    <path d="M74 28h12v13l-3-2-3 2-3-2-3 2Z" />
    <path className="sw-illustration__open" d="M64 54h11M64 49h7" />
    <path className="sw-illustration__open" d="M80 20v-6M92 21l3-5M68 21l-3-5" />
  </Illustration>
);
