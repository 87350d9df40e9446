/** If the limits cross, the lower one wins. */
export const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
