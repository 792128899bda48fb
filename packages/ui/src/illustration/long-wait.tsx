import { Illustration, type IllustrationProps } from './illustration.tsx';

/** An hourglass on the line: nobody has taken the job yet. */
export const LongWait = ({ label }: IllustrationProps) => (
  <Illustration label={label} reached={0.3}>
    <path d="M66 14v7q0 8 9 15 2 2 0 4-9 7-9 15v7h28v-7q0-8-9-15-2-2 0-4 9-7 9-15v-7Z" />
    <path className="sw-illustration__tint" d="M70 24h20q-2 6-10 12-8-6-10-12ZM70 58q0-7 10-11 10 4 10 11Z" />
    <path className="sw-illustration__open" d="M80 38v7" />
    <path className="sw-illustration__thick" d="M63 12h34M63 62h34" />
  </Illustration>
);
