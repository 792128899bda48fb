import type { Language } from '@songwai/core/basics/language';
import type { Clock } from '../../platform/deps.ts';
import { isClosed, type ReadTracking, readTrackingCode } from '../service.ts';
import { pictureWords, previewTexts } from './picture-words.ts';
import { renderTrackingPicture } from './tracking-picture.ts';

/** What a chat shows under a tracking link. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
}

export interface LinkPreviews {
  /** The words under a link, of the page or in it; neutral where it is closed or leads nowhere. */
  describe(link: string, language: Language): Promise<LinkPreview>;
  /** The picture, as PNG. */
  picture(link: string, language: Language): Promise<Buffer>;
}

/** Enough for the links that are being passed around; each is some 30 kB. */
const mostPictures = 200;

/** Makes the previews of tracking links. A picture is rendered once for what it shows. */
export function createLinkPreviews({ read, clock }: { readonly read: ReadTracking; readonly clock: Clock }): LinkPreviews {
  const pictures = new Map<string, Promise<Buffer>>();

  const look = async (link: string) => {
    const now = clock.now();
    const view = await read(readTrackingCode(link));
    const hasClosed = view !== null && isClosed(view, now);
    return { detail: view === null || hasClosed ? null : view.show(now), isClosed: hasClosed };
  };
  const remember = (key: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const known = pictures.get(key) ?? render();
    // Set again, so that the oldest use is the first key.
    pictures.delete(key);
    pictures.set(key, known);
    const [oldest] = pictures.keys();
    if (pictures.size > mostPictures && oldest !== undefined) pictures.delete(oldest);
    known.catch(() => pictures.delete(key));
    return known;
  };

  return {
    describe: async (link, language) => {
      const { detail, isClosed: hasClosed } = await look(link);
      if (detail === null) {
        const title = (hasClosed ? previewTexts.closed : previewTexts.neutralTitle)[language];
        return { title: `${title} | ${previewTexts.brand[language]}`, description: previewTexts.neutralWay[language] };
      }
      const { status, arrival, way } = pictureWords(detail, language);
      const title = [status, arrival].filter(Boolean).join(' · ');
      return { title: `${title} | ${previewTexts.brand[language]}`, description: way };
    },
    picture: async (link, language) => {
      const shown = await look(link);
      const { detail } = shown;
      const key = JSON.stringify([
        language,
        shown.isClosed,
        detail && [detail.trackingId, detail.jobStatus, detail.etaMinutes, detail.nextStop],
      ]);
      return remember(key, () => renderTrackingPicture({ ...shown, language }));
    },
  };
}
