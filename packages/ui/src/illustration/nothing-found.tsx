import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A magnifier over an empty line: no result. */
export const NothingFound = ({ label }: IllustrationProps) => (
  <Illustration label={label}>
    <path className="sw-illustration__thick" d="m92 46 11 13" />
    <circle className="sw-illustration__glass" cx="79" cy="31" r="20" />
    <path className="sw-illustration__open" d="M68 28q3-8 11-9" />
  </Illustration>
);
