import { Fragment, type ReactNode } from 'react';

import { jsonInShell } from '../../reference/examples/jsonInShell';
import type { Language } from '../../reference/examples/languages';

/** Roles of code, which pages style. */
type Role = 'key' | 'string' | 'number' | 'word' | 'flag' | 'comment';

/** Tokens of each language. The groups are named after roles. */
const patterns: Record<Language['language'] | 'json', RegExp> = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.eE+-]*\b)|(?<word>\b(?:true|false|null)\b)/g,
  bash: /(?<string>'[^']*'|"[^"]*")|(?<flag>(?<=\s)--?[\w-]+)|(?<word>^\w+)/gm,
  typescript:
    /(?<comment>\/\/.*)|(?<string>'(?:[^'\\]|\\.)*'|`[^`]*`)|(?<number>\b\d[\w.]*\b)|(?<word>\b(?:import|from|const|await|for|of|new|async|function|yield|true|false|process|return)\b)|(?<key>\b\w+(?=:))/g,
  go: /(?<comment>\/\/.*)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b\d[\w.]*\b)|(?<word>\b(?:package|import|func|if|for|nil|break|true|false|map|string|int32|int64|bool)\b)|(?<key>\b\w+(?=:\s))/g,
  python:
    /(?<comment>#.*)|(?<string>b?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.)*')|(?<number>\b\d[\w.]*\b)|(?<word>\b(?:import|from|with|as|for|in|True|False|None)\b)|(?<key>\b\w+(?==))/g,
};

/** Highlights code with the roles of the pages' own samples. */
export function paint(code: string, language: Language['language'] | 'json'): ReactNode[] {
  const command = language === 'bash' ? jsonInShell(code) : undefined;
  if (!command) return paintPlain(code, language);
  const { before, json, after } = command;
  return [
    <Fragment key="before">{paintPlain(before.slice(0, -1), language)}</Fragment>,
    <span key="open" className="code-string">
      &apos;
    </span>,
    <Fragment key="json">{paintPlain(json, 'json')}</Fragment>,
    <span key="close" className="code-string">
      {after}
    </span>,
  ];
}

function paintPlain(code: string, language: Language['language'] | 'json'): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(patterns[language])) {
    const [role, text] = Object.entries(match.groups!).find(([, value]) => value !== undefined) as [
      Role,
      string,
    ];
    if (match.index > end) parts.push(code.slice(end, match.index));
    end = match.index + text.length;
    parts.push(
      <span key={match.index} className={`code-${role}`}>
        {text}
      </span>,
    );
  }
  parts.push(code.slice(end));
  return parts;
}
