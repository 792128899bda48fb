import { Link2, Share } from 'lucide';
import type { CopyButtonProps } from '../copy-button/copy-button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { canShare, useShare } from './use-share.tsx';
import './share-link.css';

export interface ShareLinkProps {
  /** The URL to share. */
  readonly url: string;
  /** The text shown for it; defaults to the whole URL. */
  readonly shownUrl?: string | undefined;
  /** Passed to the device's share sheet with the URL. */
  readonly title: string;
  readonly texts: CopyButtonProps['texts'] & { readonly share: string };
}

/** A link to read, to copy, and, if the device can, to share. */
export function ShareLink({ url, shownUrl = url, title, texts }: ShareLinkProps) {
  const { share } = useShare({ url, title });
  return (
    <div className="sw-share-link">
      <Icon icon={Link2} />
      <a className="sw-share-link__url sw-clip" href={url}>
        {shownUrl}
      </a>
      <CopyButton value={url} texts={texts} />
      {canShare({ url, title }) ? <IconButton icon={Share} label={texts.share} onClick={() => void share()} /> : null}
    </div>
  );
}
