import type { ThemeRegistrationRaw } from 'shiki';

/** Scopes of grammars by the roles of the colors `color.code.*`. More specific scopes come later in a list and win. */
const scopes = {
  key:
    'entity.name.function, support.function, entity.name.command, entity.name.tag, entity.name.type, ' +
    'support.type.property-name, punctuation.support.type.property-name, meta.object-literal.key, ' +
    'entity.other.attribute-name, variable.declaration.hcl',
  string: 'string, string.quoted, string variable, constant.character.escape, punctuation.definition.string',
  number: 'constant.numeric, constant.other.date',
  word:
    'keyword, constant.language, storage, storage.type, storage.modifier, keyword.operator.new, keyword.control, ' +
    'variable.language',
  flag: 'constant.other.option, variable.parameter.option',
  comment: 'comment, punctuation.definition.comment',
  ink: 'string.unquoted, keyword.operator, punctuation, variable, meta.template.expression',
};

/** A Shiki theme whose colors are the names of roles; `ink` is text without a role. */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: 'ink',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: 'ink', background: '#ffffff' } },
    ...Object.entries(scopes).map(([role, scope]) => ({ scope, settings: { foreground: role } })),
  ],
};
