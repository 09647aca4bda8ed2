import type { AnalyticsSettings } from './analyticsSettings';

/** Adds the script that finds out what brings visitors here. When it does not arrive, it is as if it had never been there. */
export function addIntentScript({ address, key }: NonNullable<AnalyticsSettings['visitorIntent']>): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset.key = key;
  script.onerror = () => script.remove();
  document.head.append(script);
}
