import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A pole whose wire has come down: the connection is lost. */
export const BrokenLine = ({ label }: IllustrationProps) => (
  <Illustration label={label} reached={0.3}>
    <path className="sw-illustration__open" d="M68 62V12M58 18h20M60 26h16" />
    <path className="sw-illustration__tint" d="M62 34h12v10q0 2-2 2h-8q-2 0-2-2Z" />
    <path className="sw-illustration__open" d="M59 18q-4 8-13 9M59 26q-4 7-12 8" />
    <path className="sw-illustration__open" d="M77 18q16 4 15 18-1 12 9 14" />
    <path className="sw-illustration__open" d="m103 42 4-5M106 49h6M104 55l5 3" />
  </Illustration>
);
