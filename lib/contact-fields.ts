export const contactPath = '/api/contact';

type Attributes = { type?: string; autoComplete?: string; rows?: number; required?: false };

const fields = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: {},
  message: { rows: 6 },
} satisfies Record<string, Attributes>;

export type FieldName = keyof typeof fields;
export type ContactMessage = Record<FieldName, string>;

/** A field is required unless it has `required: false`. */
export const contactFields: Record<FieldName, Attributes> = fields;
export const fieldNames = Object.keys(fields) as FieldName[];

export const messageOf = (valueOf: (name: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as ContactMessage;

export const emptyMessage = messageOf(() => '');
