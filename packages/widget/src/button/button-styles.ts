/** Styles of the button and its sheet. The build puts them here, because the registry of the other elements' styles comes with their code. */
export const buttonStyles: string = '';
