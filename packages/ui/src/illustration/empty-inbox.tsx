import { Illustration, type IllustrationProps } from './illustration.tsx';

/** An open letter box with nothing in it: no messages, no news. */
export const EmptyInbox = ({ label }: IllustrationProps) => (
  <Illustration label={label}>
    <path className="sw-illustration__open" d="M80 62V48" />
    <path d="M54 48V30q0-10 10-10h32q10 0 10 10v18Z" />
    <path className="sw-illustration__tint" d="M54 48V30q0-10 10-10t10 10v18Z" />
    <path className="sw-illustration__open" d="M60 34h8" />
    <path className="sw-illustration__open" d="M96 32V14h8v6h-8" />
  </Illustration>
);
