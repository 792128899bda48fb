/** Path of one's own support room: its id is the user's, which says nothing to people. */
export const supportPath = '/chat/support';
