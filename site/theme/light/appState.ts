import { tell } from '../../siteEvents';

/** Whether React has taken the page over. */
export const isAppRunning = (): boolean => document.documentElement.dataset.app === 'running';

/** Says that React has taken the page over. */
export function announceApp(): void {
  if (isAppRunning()) return;
  document.documentElement.dataset.app = 'running';
  performance.mark('app-running');
  tell('site:app');
}
