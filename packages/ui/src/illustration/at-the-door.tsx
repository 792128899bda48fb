import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A parcel at an open door: delivered. */
export const AtTheDoor = ({ label }: IllustrationProps) => (
  <Illustration label={label} reached={1} end="done">
    <path d="M62 62V18q0-8 8-8h20q8 0 8 8v44Z" />
    <path className="sw-illustration__glass" d="M68 62V20q0-4 4-4h16q4 0 4 4v42Z" />
    <path className="sw-illustration__tint" d="M92 62V19l13-5v48Z" />
    <path className="sw-illustration__open" d="M101 38v4" />
    <path className="sw-illustration__tint" d="M52 48q0-2 2-2h20q2 0 2 2v14H52Z" />
    <path d="M60 46h8v7l-4-2-4 2Z" />
  </Illustration>
);
