/** One statement of a script. */
interface SqlStatement {
  /** Without the semicolon and surrounding white space. */
  text: string;
  /** Line of the script on which it begins; the first is 1. */
  line: number;
}

/** A comment, something quoted, a body between dollars, or the end of a statement. */
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|(\$\w*\$)[\s\S]*?\1|;|^GO$/gm;

/** Splits a script at its semicolons, and at the `GO` of SQL Server; comments are blanked. */
export function splitSql(source: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let text = '';
  let line = 1;
  const add = (part: string) => {
    // Blank lines above a statement are not part of it.
    if (text.trim() === '') {
      const blank = (text + part).match(/^\s*/)![0];
      line += blank.split('\n').length - 1;
      text = (text + part).slice(blank.length);
    } else text += part;
  };
  const end = () => {
    const trimmed = text.trimEnd();
    if (trimmed !== '') statements.push({ text: trimmed, line });
    line += text.split('\n').length - 1;
    text = '';
  };
  let from = 0;
  for (const match of source.matchAll(token)) {
    add(source.slice(from, match.index));
    const [found] = match;
    if (found === ';' || found === 'GO') end();
    else add(/^(?:--|\/\*)/.test(found) ? found.replace(/[^\n]/g, '') : found);
    from = match.index + found.length;
  }
  add(source.slice(from));
  end();
  return statements;
}
