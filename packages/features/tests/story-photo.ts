/** A photo for stories: a parcel on a step, drawn, so that no picture has to be stored. */
export const storyPhoto = (background: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 124"><path fill="${background}" d="M0 0h168v124H0z"/><path fill="#76b5a7" d="M0 92h168v32H0z"/><path fill="#fff" stroke="#10241f" stroke-width="3" stroke-linejoin="round" d="M52 58l34-16 34 16v34l-34 16-34-16z"/><path fill="none" stroke="#10241f" stroke-width="3" stroke-linejoin="round" d="M52 58l34 16 34-16M86 74v34"/></svg>`,
  )}`;
