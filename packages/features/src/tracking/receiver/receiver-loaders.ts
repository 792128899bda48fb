/** What opens at a press. */
export const loadReceiverNote = () => import('./receiver-note.tsx');
export const loadPinDialog = () => import('./pin-dialog.tsx');
