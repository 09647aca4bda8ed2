/** Shows a story as a page without a script has it. Use it as a story's `beforeEach`, with the tag `!autodocs`: it reaches the whole page. */
export function withoutScript(): () => void {
  delete document.documentElement.dataset.script;
  return () => (document.documentElement.dataset.script = '');
}
