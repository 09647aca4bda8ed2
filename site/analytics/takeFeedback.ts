import { tell } from '../siteEvents';

/**
 * Takes the answer of a reader who presses a button of the feedback, in content that is drawn at build: marks it,
 * thanks, and says so to the site. Pressing the same button again says nothing new. Fits as a listener to clicks.
 */
export function takeFeedback({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button[data-answer]') : null;
  const group = pressed?.closest('[role="group"]');
  const answer = pressed?.dataset.answer;
  if (!pressed || !group || (answer !== 'yes' && answer !== 'no')) return;
  if (pressed.getAttribute('aria-pressed') === 'true') return;
  for (const button of group.querySelectorAll('button[data-answer]')) {
    button.setAttribute('aria-pressed', String(button === pressed));
  }
  const status = group.querySelector<HTMLElement>('[data-thanks]');
  if (status) status.textContent = status.dataset.thanks ?? '';
  tell('site:feedback', { helpful: answer });
}
