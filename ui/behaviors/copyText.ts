/**
 * Copies a text, also over plain HTTP, which has no clipboard API. Call it while handling a click.
 *
 * @throws When the browser refuses.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelected(text)) throw error;
  }
}

/** Copies through a temporary `<textarea>`, for pages without the clipboard API. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  const focused = document.activeElement as HTMLElement | null;
  // While a modal dialog is open, nothing outside it can be selected.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  (dialog ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}
