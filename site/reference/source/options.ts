import type { Token } from './tokens';
import { stringValue } from './literals';

/** One step of an option's name: `deprecated`, or in parentheses the name of an extension. */
export interface OptionStep {
  name: string;
  kind: 'field' | 'extension';
  token: Token;
}

/** An option as written: where it leads, and its value. */
export interface OptionDeclaration {
  path: OptionStep[];
  value: OptionText;
}

/** A value as written, not yet held against a type. */
export type OptionText =
  | { kind: 'string' | 'number' | 'name'; text: string; token: Token }
  | { kind: 'list'; items: OptionText[]; token: Token }
  | { kind: 'aggregate'; fields: OptionTextField[]; token: Token };

export interface OptionTextField extends OptionStep {
  value: OptionText;
}

/** Reads what stands after `option`: a name, an equals sign and a value. Nothing when it does not have that shape. */
export function readOption(tokens: Token[]): OptionDeclaration[] {
  const option = reader(tokens).option();
  return option ? [option] : [];
}

/** Reads what may stand after the number of a field or a value: options in brackets with commas between them. */
export function readOptionsAfter(tokens: Token[]): OptionDeclaration[] {
  if (tokens[0]?.text !== '[') return [];
  const read = reader(tokens.slice(1, -1));
  const options: OptionDeclaration[] = [];
  while (!read.done()) {
    const option = read.option();
    if (!option) break;
    options.push(option);
    read.skip(',');
  }
  return options;
}

function reader(tokens: Token[]) {
  let position = 0;
  const done = () => position >= tokens.length;
  const peek = () => tokens[position]?.text;
  const skip = (text: string) => {
    if (peek() !== text || tokens[position]!.kind === 'string') return false;
    position++;
    return true;
  };

  const path = (): OptionStep[] => {
    const steps: OptionStep[] = [];
    while (!done() && peek() !== '=') {
      const token = tokens[position++]!;
      if (token.text === '(') {
        const name = tokens[position++];
        if (name) steps.push({ name: name.text, kind: 'extension', token: name });
        skip(')');
      } else if (token.kind === 'name') {
        for (const name of token.text.split('.').filter(Boolean)) steps.push({ name, kind: 'field', token });
      }
    }
    return steps;
  };

  const value = (): OptionText | undefined => {
    const token = tokens[position];
    if (!token) return undefined;
    if (skip('{')) return { kind: 'aggregate', fields: fields(), token };
    if (skip('[')) return { kind: 'list', items: items(), token };
    position++;
    if (token.kind !== 'string')
      return { kind: token.kind === 'number' ? 'number' : 'name', text: token.text, token };
    const parts = [token];
    while (tokens[position]?.kind === 'string') parts.push(tokens[position++]!);
    return { kind: 'string', text: stringValue(parts), token };
  };

  const items = (): OptionText[] => {
    const list: OptionText[] = [];
    while (!done() && !skip(']')) {
      const item = value();
      if (item) list.push(item);
      skip(',');
    }
    return list;
  };

  const fields = (): OptionTextField[] => {
    const list: OptionTextField[] = [];
    while (!done() && !skip('}')) {
      const kind = skip('[') ? 'extension' : 'field';
      const token = tokens[position++];
      if (kind === 'extension') skip(']');
      skip(':');
      const read = value();
      if (token && read) list.push({ name: token.text, kind, token, value: read });
      if (!skip(',')) skip(';');
    }
    return list;
  };

  const option = (): OptionDeclaration | undefined => {
    const steps = path();
    skip('=');
    const read = value();
    return read && steps.length > 0 ? { path: steps, value: read } : undefined;
  };

  return { option, skip, done };
}
