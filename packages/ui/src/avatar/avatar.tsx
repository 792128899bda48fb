import './avatar.css';

export interface AvatarProps {
  /** Whose face it is; named for screen readers only where no text beside it does. */
  readonly label?: string | undefined;
  /** One or two letters, shown without or until a picture. */
  readonly initials: string;
  readonly pictureUrl?: string | undefined;
  readonly size?: 'medium' | 'large' | undefined;
}

/** A person as a circle. */
export function Avatar({ label, initials, pictureUrl, size = 'medium' }: AvatarProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={`sw-avatar sw-avatar--${size}`} {...naming}>
      {initials}
      {pictureUrl ? <img className="sw-avatar__picture" src={pictureUrl} alt="" /> : null}
    </span>
  );
}
