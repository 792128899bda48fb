import { CircleAlert, ImageOff, RotateCw, X } from 'lucide';
import { useEffect, useState } from 'react';
import type { FileRowProps } from '../file-picker/file-row.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { Spinner } from '../spinner/spinner.tsx';

type Preview = FileRowProps['file']['preview'];

/** The URL of a preview as long as it is shown: an object URL for an image in memory. */
function usePictureUrl(preview: Preview, onFailed: () => void): string | undefined {
  const [url, setUrl] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another image is loaded anew
  useEffect(() => {
    if (typeof preview === 'string' || !preview) return setUrl(preview);
    if (preview instanceof Promise) {
      let isGone = false;
      preview.then(
        (made) => isGone || setUrl(made),
        () => isGone || onFailed(),
      );
      return () => {
        isGone = true;
      };
    }
    const made = URL.createObjectURL(preview);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [preview]);
  return url;
}

/** A photo with its progress. */
export function PhotoTile({ file, texts, onRemove, onRetry, isDisabled }: FileRowProps) {
  const { id, name, state, progress, detail } = file;
  const [isBroken, setIsBroken] = useState(false);
  const url = usePictureUrl(file.preview, () => setIsBroken(true));
  return (
    <li className={`sw-photo sw-photo--${state}`}>
      <div className="sw-photo__frame">
        {url && !isBroken ? (
          <img className="sw-photo__picture" src={url} alt={name} onError={() => setIsBroken(true)} />
        ) : (
          <span className="sw-photo__blank">
            <Icon icon={ImageOff} label={name} />
          </span>
        )}
        {state === 'working' ? (
          <div className="sw-photo__progress">
            <Progress isLabelHidden label={texts.working(name)} value={progress ?? null} />
          </div>
        ) : null}
        {state === 'failed' && onRetry ? (
          <IconButton
            className="sw-photo__retry"
            icon={RotateCw}
            label={texts.retry(name)}
            isDisabled={isDisabled}
            onClick={() => onRetry(id)}
          />
        ) : null}
        <IconButton
          data-remove
          className="sw-photo__remove"
          icon={X}
          label={texts.remove(name)}
          isDisabled={isDisabled}
          onClick={() => onRemove(id)}
        />
      </div>
      {detail ? (
        <p className="sw-photo__detail sw-note">
          {state === 'failed' ? <Icon icon={CircleAlert} size="small" /> : null}
          <span>{detail}</span>
        </p>
      ) : null}
    </li>
  );
}

/** Placeholder for a photo that is being resized. */
export function PreparingTile({ label }: { readonly label: string }) {
  return (
    <li className="sw-photo">
      <div className="sw-photo__frame sw-photo__blank">
        <Spinner label={label} />
      </div>
    </li>
  );
}
