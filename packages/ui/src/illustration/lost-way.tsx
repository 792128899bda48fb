import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A signpost before a line that goes nowhere: the page does not exist. */
export const LostWay = ({ label }: IllustrationProps) => (
  <Illustration label={label} reached={0.5} end="unknown">
    <path className="sw-illustration__open" d="M80 62V10" />
    <path d="M76 15h26l7 6.5-7 6.5H76q-2 0-2-2v-9q0-2 2-2Z" />
    <path className="sw-illustration__tint" d="M84 33H58l-7 6.5 7 6.5h26q2 0 2-2v-9q0-2-2-2Z" />
    <path className="sw-illustration__open" d="M83 21.5h14M63 39.5h14" />
  </Illustration>
);
