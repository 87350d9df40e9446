/** The faces of a cube in the order of the file, as in ffmpeg's `c3x2`. */
export const faces = ['right', 'left', 'up', 'down', 'front', 'back'] as const;

export type Face = (typeof faces)[number];

export const columns = 3;
export const rows = faces.length / columns;

/** The column and the row of a face in the file. @param index its place in `faces` */
export const placeOf = (index: number) => ({ column: index % columns, row: Math.floor(index / columns) });
