import { classNames } from '../lib/class-names.ts';
import './phone-frame.css';

export interface PhoneFrameProps {
  readonly picture: string;
  /** Stands at the lower edge of a large card, which cuts it off. */
  readonly isCut?: boolean | undefined;
}

/** A phone with a picture of the product, which says nothing that the text beside it does not. */
export function PhoneFrame({ picture, isCut }: PhoneFrameProps) {
  return (
    <div className={classNames('sw-phone', isCut && 'sw-phone--cut')}>
      <img className="sw-phone__picture" src={picture} alt="" width="390" height="844" loading="lazy" decoding="async" />
    </div>
  );
}
