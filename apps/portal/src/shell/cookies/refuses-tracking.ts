/** Signals by which a browser refuses to be tracked; types of the DOM lack the newer one. */
export interface TrackingSignals {
  readonly doNotTrack: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: TrackingSignals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;
