import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A barrier across the line: out of service for a while. */
export const RoadWorks = ({ label }: IllustrationProps) => (
  <Illustration label={label} reached={0.24}>
    <path className="sw-illustration__open" d="M60 62V24M100 62V24M55 62h10M95 62h10" />
    <path d="M50 30q0-2 2-2h56q2 0 2 2v12q0 2-2 2H52q-2 0-2-2Z" />
    <path className="sw-illustration__tint" d="M62 28h10l-8 16H54ZM82 28h10l-8 16H74ZM102 28h8v4l-6 12H94Z" />
    <circle className="sw-illustration__glass" cx="60" cy="19" r="5" />
    <circle className="sw-illustration__glass" cx="100" cy="19" r="5" />
  </Illustration>
);
