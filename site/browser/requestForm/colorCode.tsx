import { Children, createElement, Fragment, type ReactNode } from 'react';

import { jsonInShell } from '../../reference/examples/jsonInShell';
import type { Language } from '../../reference/examples/languages';

/** Tokens of JSON, of a shell and of programming languages. The groups are named after the roles that pages style. */
const json =
  /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.eE+-]*\b)|(?<word>\b(?:true|false|null)\b)/g;
const shell = /(?<string>'[^']*'|"[^"]*")|(?<flag>(?<=\s)--?[\w-]+)|(?<key>^\w+)/gm;
const program =
  /(?<comment>(?:\/\/|#).*)|(?<string>b?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.)*'|`[^`]*`)|(?<number>\b\d[\w.]*\b)|(?<key>\b\w+(?=: |=\S))|(?<word>\b(?:import|from|package|const|func|function|async|await|yield|new|return|if|for|in|of|with|as|map|string|int32|int64|bool|nil|true|false|True|False|None|process)\b)/g;

/** Highlights code with the same roles as the examples on pages. */
export function colorCode(code: string, language: Language['highlightLanguage']): ReactNode {
  // Rendering and highlighting more would slow down typing.
  const rest = createElement('span', { key: 'rest', hidden: true }, code.slice(20_000));
  if (code.length > 20_000) return [code.slice(0, 20_000), rest];
  const command = language === 'bash' ? jsonInShell(code) : undefined;
  if (!command) return nestLines(colorTokens(code, language === 'bash' ? shell : program));
  const quote = <span className="code-string">&apos;</span>;
  const before = colorTokens(command.before.slice(0, -1), shell);
  return nestLines([before, quote, colorTokens(command.json, json), quote]);
}

/** Puts an `<i>` around each two columns of indentation, as on pages: a long line wraps to below its own start. */
function nestLines(colored: ReactNode): ReactNode {
  const levels: ReactNode[][] = [[]];
  const close = (depth: number) => {
    while (levels.length - 1 > depth) levels.at(-2)!.push(createElement('i', null, ...levels.pop()!));
  };
  const pieces = Children.toArray(colored).flatMap((part) =>
    typeof part === 'string' ? part.split(/(?<!\n)(?=\n)/) : part,
  );
  for (const piece of pieces) {
    const [, breaks, spaces = '', text] = /^(\n+)(\s*)(.*)/s.exec(String(piece)) ?? [];
    if (breaks !== undefined) {
      const depth = Math.min(12, spaces.replaceAll('\t', '  ').length >> 1);
      close(depth);
      levels.at(-1)!.push(breaks);
      while (levels.length - 1 < depth) levels.push([]);
    }
    levels.at(-1)!.push(breaks === undefined ? piece : spaces + text!);
  }
  close(0);
  return createElement(Fragment, null, ...levels[0]!);
}

/** Highlights JSON that may be incomplete. Above 50,000 characters it would slow down typing. */
export const colorJson = (text: string): ReactNode => text.length <= 50_000 && colorTokens(`${text}\n`, json);

function colorTokens(code: string, tokens: RegExp): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(tokens)) {
    const [role, text] = Object.entries(match.groups!).find(([, value]) => value !== undefined)!;
    if (match.index > end) parts.push(code.slice(end, match.index));
    end = match.index;
    // Lines break after the slashes of an address, like those of the pages' examples, and not within a host.
    const pieces = /^'https?:/.test(text) ? text.split(/(?<=\/)(?=\w)/) : [text];
    const isUuid = /^"[\da-f-]{36}"$/.test(text);
    for (const [at, piece] of pieces.entries()) {
      parts.push(
        at > 0 && <wbr key={`${end}-break`} />,
        <span key={end} className={`code-${role}`} data-whole={at > 0 || isUuid ? '' : undefined}>
          {piece}
        </span>,
      );
      end += piece.length;
    }
  }
  parts.push(code.slice(end));
  return parts;
}
