/** Whether the visitor asks for less motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
