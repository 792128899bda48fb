import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A folded map with a pin: no saved places yet. */
export const PinnedMap = ({ label }: IllustrationProps) => (
  <Illustration label={label}>
    <path d="m52 34 19-7 18 7 19-7v28l-19 7-18-7-19 7Z" />
    <path className="sw-illustration__tint" d="m71 27 18 7v28l-18-7Z" />
    <path className="sw-illustration__open" d="M58 50q6-8 13-6M89 52q8-10 13-6" />
    <path className="sw-illustration__glass" d="M80 46q-12-13-12-22a12 12 0 0 1 24 0q0 9-12 22Z" />
    <circle cx="80" cy="24" r="4.5" />
  </Illustration>
);
