/** A picture that the browser really reads: 2 x 2 pixels, as PNG in Base64. */
export const twoPixels = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4tJIBiBggFAAwygZtbEcBlAAAAABJRU5ErkJggg==';
