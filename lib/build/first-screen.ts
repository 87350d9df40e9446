/** The id of the element that ends the first screen of a page. */
export const firstScreenEnd = 'first-screen-end';
