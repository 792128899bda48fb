/** Long enough for any browser to have read the picture. */
const releaseMs = 60_000;

interface SavedImage {
  readonly picture: Blob;
  readonly name: string;
}

/** Safari alone has it. There a download goes among the files, where banks' apps do not look; sharing offers the photos. */
const isSafariPhone = ({ navigator }: Window): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 1;

/** Saves a picture where the apps of a phone find pictures. @throws Error where the browser refuses. */
export async function saveImage(page: Window, { picture, name }: SavedImage): Promise<void> {
  const { navigator } = page;
  const files = [new File([picture], name, { type: picture.type })];
  if (isSafariPhone(page) && navigator.canShare?.({ files })) return navigator.share({ files });
  const url = URL.createObjectURL(picture);
  const link = page.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  page.setTimeout(() => URL.revokeObjectURL(url), releaseMs);
}
