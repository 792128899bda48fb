/** How the gateway knows this shell (spec §9, common fields). */
export const channel = 'web';
