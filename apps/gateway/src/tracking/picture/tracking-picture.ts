import type { Language } from '@songwai/core/basics/language';
import type { TrackingDetail } from '../shown-job.ts';
import { pictureWords, previewTexts } from './picture-words.ts';
import { renderPreviewPicture } from './preview-picture.ts';
import { renderRoute } from './route-panel.ts';

/** What a picture is about: a job as its link shows it, or nothing in particular, for links that are closed or lead nowhere. */
export interface PictureSubject {
  readonly detail: TrackingDetail | null;
  readonly isClosed: boolean;
  readonly language: Language;
}

/** Renders the picture that a chat shows under a tracking link, as PNG. */
export async function renderTrackingPicture({ detail, isClosed, language }: PictureSubject): Promise<Buffer> {
  if (detail !== null) {
    return renderPreviewPicture({
      words: pictureWords(detail, language),
      language,
      renderPanel: (canvas, panel) => renderRoute(canvas, panel, detail),
    });
  }
  const status = (isClosed ? previewTexts.closed : previewTexts.neutralTitle)[language];
  return renderPreviewPicture({
    words: { status, arrival: '', way: isClosed ? '' : previewTexts.neutralWay[language] },
    language,
  });
}
