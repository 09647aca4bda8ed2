import { shownColorMode, switchColorMode } from '../memory/colorMode';
import { rememberDismissal } from '../memory/rememberDismissal';
import { store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';
import { onSite } from '../../siteEvents';
import { isAppRunning } from './appState';
import { keepTyping } from './keepTyping';
import { startApp } from './startApp';

/** How long a reader waits for something before the page shows that it is on its way, in milliseconds. */
const patience = 200;

/** The control that the reader used last and that only the app can serve. */
let wanted: HTMLElement | undefined;

/**
 * Serves the controls of the frame until the app runs: color mode, announcement, navigation. What only the app can do is
 * asked of it as soon as it runs, so that no click and no shortcut is lost.
 */
export function serveFrame(): void {
  showPressed();
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('click', closeDrawerFromVeil);
  onSite('site:app', () => {
    showProgress('idle');
    wanted?.click();
  });
}

function onClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-control="search"]')) keepTyping();
  if (isAppRunning() || !(event.target instanceof Element)) return;
  const version = event.target.closest<HTMLElement>('[data-version]')?.dataset.version;
  if (version !== undefined) store(storageKeys.preferredVersion, version);
  const control = event.target.closest<HTMLElement>('[data-control]');
  switch (control?.dataset.control) {
    case undefined:
      return;
    case 'color-mode':
      switchColorMode();
      showPressed();
      break;
    case 'dismiss':
      rememberDismissal(
        control!.closest<HTMLElement>('[data-announcement-id]')?.dataset.announcementId ?? '',
      );
      document.documentElement.dataset.announcement = 'dismissed';
      break;
    case 'navigation':
      openDrawer();
      break;
    default:
      want(control!);
  }
  // React keeps clicks that come while it takes over, and would answer this one again.
  event.stopPropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (!opensSearch(event)) return;
  // In the dialog the same keys close it.
  if (!document.querySelector('[role="dialog"]')) keepTyping();
  if (isAppRunning()) return;
  const button = document.querySelector<HTMLElement>('[data-control="search"]');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  want(button);
}

/** Whether a key press opens the search: Ctrl or Command with K, or a slash outside of a field. */
function opensSearch({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  const command = metaKey || ctrlKey;
  if (altKey) return false;
  if (key.toLowerCase() === 'k') return command;
  const typing =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !command && !typing;
}

/** Remembers what the reader wants of the app, and shows when it takes a while to come. */
function want(control: HTMLElement): void {
  wanted = control;
  startApp();
  setTimeout(() => {
    if (!isAppRunning()) showProgress('loading');
  }, patience);
}

function showProgress(state: 'idle' | 'loading'): void {
  const progress = document.querySelector<HTMLElement>('[data-progress]');
  if (progress) progress.dataset.state = state;
}

function showPressed(): void {
  for (const toggle of document.querySelectorAll('[data-control="color-mode"]')) {
    toggle.setAttribute('aria-pressed', String(shownColorMode() === 'dark'));
  }
}

function openDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog[data-drawer]');
  drawer?.showModal();
  drawer?.querySelector<HTMLElement>('form button')?.focus();
}

/** Only the veil around the drawer is the dialog itself. */
function closeDrawerFromVeil({ target }: MouseEvent): void {
  if (!isAppRunning() && target instanceof HTMLDialogElement && 'drawer' in target.dataset) target.close();
}
