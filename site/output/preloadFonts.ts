import type { FinishingStep } from './finishPages';

const fontLink = /[ \t]*<link href="([^"]*)" rel="preload" as="font" crossorigin>\n?/g;

/**
 * Lets the fonts come early only where the line has room for them: on a slow one they would hold the text up, and be too late
 * to be used. Browsers that say nothing about the line count as fast.
 */
export const preloadFonts: FinishingStep = (html) => {
  const fonts = [...html.matchAll(fontLink)].map(([, href]) => href!);
  if (fonts.length === 0) return html;
  const script = `<script>(${preload.toString()})(${JSON.stringify(fonts)})</script>`;
  return html.replace(fontLink, '').replace('<style>', `${script}\n<style>`);
};

/* Turned into text and run in the page: it may use nothing from outside. */
function preload(fonts: string[]) {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; downlink: number; rtt: number };
  };
  if (connection && (connection.saveData || connection.downlink < 5 || connection.rtt > 100)) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
