/** This shell's channel (spec §9, common fields). */
export const channel = 'web';
