import type { ThemeRegistrationRaw } from 'shiki';

/**
 * What a piece of code is to a reader, by the scopes that grammars give it. The names are those of the colour
 * roles `color.code.*`; more specific scopes come later in a list and win.
 */
const scopes = {
  key: [
    'entity.name.function',
    'support.function',
    'entity.name.command',
    'entity.name.tag',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'entity.name.type',
    'variable.declaration.hcl',
  ],
  string: ['string', 'string.quoted', 'constant.character.escape', 'punctuation.definition.string'],
  number: ['constant.numeric', 'constant.language', 'constant.other.date'],
  word: [
    'keyword',
    'storage',
    'storage.type',
    'storage.modifier',
    'keyword.operator.new',
    'keyword.control',
    'variable.language',
  ],
  flag: ['constant.other.option', 'variable.parameter.option'],
  comment: ['comment', 'punctuation.definition.comment'],
  ink: ['string.unquoted', 'keyword.operator', 'punctuation', 'variable', 'meta.template.expression'],
} as const;

export type CodeRole = keyof typeof scopes;

const roles = Object.keys(scopes) as CodeRole[];

/** Grammars can only name colours, so each role has a colour that stands for it until a reader of lines finds it again. */
const standIn = (role: CodeRole) => `#0000${roles.indexOf(role).toString(16).padStart(2, '0')}`;

/** A Shiki theme that marks roles instead of colours. */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: standIn('ink'),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: standIn('ink'), background: '#ffffff' } },
    ...roles.map((role) => ({ scope: [...scopes[role]], settings: { foreground: standIn(role) } })),
  ],
};

const roleByColor = new Map(roles.map((role) => [standIn(role), role]));

/** The role that a color of {@link codeTheme} stands for; undefined for text that is as ink as all around it. */
export function roleOf(color: string): Exclude<CodeRole, 'ink'> | undefined {
  const role = roleByColor.get(color.toLowerCase());
  return role === 'ink' ? undefined : role;
}
