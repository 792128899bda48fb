/** Whether a text can be compared with a column of UUIDs; PostgreSQL fails on any other. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
