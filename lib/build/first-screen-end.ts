export const firstScreenEnd = 'first-screen-end';
