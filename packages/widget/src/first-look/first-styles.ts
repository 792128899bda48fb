/** Styles of the first look of all elements. The build moves them here from the files that import them, so that the loader brings them. */
export const firstStyles: string = '';
