import ts from 'typescript';

import { lineAt, type SyntaxFault } from './syntaxFault';

/** Reads JavaScript or TypeScript, with JSX where the name says so; types are not checked. */
export function parseTypeScript(source: string, fileName = 'example.ts'): SyntaxFault | undefined {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  const [first] = diagnostics;
  return (
    first && {
      line: lineAt(source, first.start ?? 0),
      reason: ts.flattenDiagnosticMessageText(first.messageText, ' '),
    }
  );
}
