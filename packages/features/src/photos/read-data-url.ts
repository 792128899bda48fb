/** An image as a `data:` URL. @throws the reader's error */
export const readDataUrl = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read.'));
    reader.readAsDataURL(image);
  });
