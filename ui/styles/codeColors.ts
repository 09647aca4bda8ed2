import { vars } from '../tokens';

const roles = ['key', 'string', 'number', 'word', 'flag', 'comment'] as const;

/** The roles that a highlighter marks: `<span class="code-key">`. */
export const codeColors = Object.fromEntries(
  roles.map((role) => [`.code-${role}`, { color: vars.color.code[role] }]),
);
