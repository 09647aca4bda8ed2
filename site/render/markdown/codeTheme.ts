import type { Element } from 'hast';
import type { ShikiTransformer, ThemeRegistrationRaw } from 'shiki';

/** How many milliseconds a line of code may take: as long as it takes, or a busy machine would draw another page. */
export const tokenizeTimeLimit = 0;

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

/** Grammars can only name colours, so each role has a colour that stands for it until the transformer reads it back. */
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

/** Turns the colours of {@link codeTheme} into classes `code-key`, `code-string` … and drops every inline style. */
export function transformerRoles(): ShikiTransformer {
  return {
    name: 'roles',
    span(node) {
      const color = /color:(#\w{6})/i.exec(String(node.properties.style ?? ''))?.[1];
      const role = color === undefined ? undefined : roleOf(color);
      delete node.properties.style;
      if (role !== undefined) node.properties.class = `code-${role}`;
    },
    line(node) {
      // Text of no role needs no element of its own.
      node.children = node.children.flatMap((child) => (isPlain(child) ? child.children : [child]));
    },
    pre(node) {
      delete node.properties.style;
    },
  };
}

function isPlain(node: Element['children'][number]): node is Element {
  return node.type === 'element' && node.tagName === 'span' && Object.keys(node.properties).length === 0;
}
