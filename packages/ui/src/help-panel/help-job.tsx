import { ChevronRight } from 'lucide';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../lib/link-target.ts';
import './help-job.css';

export type HelpJobProps = {
  readonly icon: IconNode;
  readonly title: string;
  /** Empty for none. */
  readonly detail: string;
} & ({ readonly link: LinkTarget } | { readonly onPress: () => void });

/** The delivery that is under way, first of all: a link to its page, or a button where it opens in this place. */
export function HelpJob({ icon, title, detail, ...way }: HelpJobProps) {
  const face = (
    <>
      <span className="sw-help-job__node">
        <Icon icon={icon} />
      </span>
      <span className="sw-help-job__text">
        <span className="sw-strong">{title}</span>
        {detail ? <span className="sw-note sw-figures">{detail}</span> : null}
      </span>
      <Icon icon={ChevronRight} size="small" />
    </>
  );
  return 'link' in way ? (
    <a {...way.link} className="sw-help-job">
      {face}
    </a>
  ) : (
    <button type="button" className="sw-help-job" onClick={way.onPress}>
      {face}
    </button>
  );
}
