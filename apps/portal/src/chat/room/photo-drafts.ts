/** A photo as a message takes it. Rejects where it cannot be read. */
export const readAsDataUrl = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader.readAsDataURL(photo);
  });
