import { SiteError, type Problem } from '../problem';

declare global {
  /** Expressions that failed while pages were rendered. A build runs in the process that reports them. */
  var failedExpressions: Problem[] | undefined;
}

/** Evaluates an expression of a page. Throws a {@link SiteError} with the place of an expression that throws. */
export function evaluateExpression<Value>(read: () => Value, file: string, line: number): Value {
  try {
    return read();
  } catch (error) {
    const problem = {
      file,
      line,
      message: `the expression can't be evaluated: ${(error as Error).message}.`,
      fix: 'Check that every value it reads exists, or write "\\{" for a brace in text.',
    };
    (globalThis.failedExpressions ??= []).push(problem);
    throw new SiteError([problem]);
  }
}
