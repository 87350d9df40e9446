/** An id that no section can have, because of its first character. */
export const firstScreenEnd = '_first-screen-end';
