import { chromium } from 'playwright';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { readFileSync, writeFileSync } from 'node:fs';
const server = createServer((q, r) => sirv('storybook-static')(q, r, () => r.writeHead(404).end())).listen(7123);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const docs = Object.values(entries).filter((e) => e.type === 'docs');
const out = [];
for (const { id, title } of docs) {
  await page.goto(`http://localhost:7123/iframe.html?id=${id}&viewMode=docs`);
  await page.locator('.sbdocs-content h1').first().waitFor({timeout: 30000}).catch(() => {});
  await page.waitForTimeout(400);
  const r = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('.docblock-argstable tbody tr')];
    const bad = rows.filter((t) => /Set object/.test(t.textContent) || t.querySelector('[aria-label="Edit the JSON value"],.rejt-tree,textarea[id^=control]') && t.querySelector('.rejt-tree')).map((t) => t.querySelector('td')?.textContent);
    const text = [...document.querySelectorAll('.sbdocs-content > *')].map((e) => e.innerText).join('\n');
    return { bad, text };
  });
  if (r.bad.length) console.log('JSON', title, r.bad.join(', '));
  out.push(`##### ${title} (${id})\n${r.text}`);
}
writeFileSync('/tmp/docs.txt', out.join('\n\n'));
await browser.close(); server.close();
