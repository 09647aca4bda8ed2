import type { Page } from '@playwright/test';

import { expect, frames, hold, open, test } from './test';

const jobs = '/api/mgmt/v1alpha1/job.proto';
/** A page that is drawn in a fraction of the time, with a method that takes one UUID. */
const keys = '/api/mgmt/v1alpha1/api_key.proto';
const method = 'DeleteAccountApiKey';
const form = (page: Page) => page.getByRole('dialog');

async function openRequestForm(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: `Write a request for ${method}`, exact: true }).click();
  await expect(form(page).getByRole('heading', { name: method })).toBeFocused();
}

/** Addresses that the page asks for and that belong to the form. */
function formFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(request-form\.|preact\.|requests\/)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Holds back the answer that the request form of a method waits for, until the returned function is called. */
async function holdAnswer(page: Page, name: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/static/requests/[\\w.]+\\.${name}\\.`);
  const release = await hold(page, address);
  return async () => {
    const answer = page.waitForResponse(address);
    release();
    await (await answer).finished();
    await frames(page, 20);
  };
}

test('a fragment that names no request of the page loads nothing', async ({ page, site }) => {
  const asked = formFiles(page);
  for (const fragment of ['%E0~x~y', '%E0~curl~q1YqLU', 'usage~1', 'nothing~curl~q1YqLU']) {
    await page.goto('about:blank');
    await open(page, `${site}${keys}#${fragment}`);
    await page.waitForLoadState('networkidle');
    expect(asked, fragment).toEqual([]);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  }
  await page.goto('about:blank');
  await open(page, `${site}${keys}#apikeyservice.deleteaccountapikey~curl~q1YqLU`);
  await expect(form(page)).toContainText('The link is damaged');
});

test('a late answer does not open a form over the page that the reader went to', async ({ page, site }) => {
  const other = 'GetAccountApiKey';
  await open(page, `${site}${keys}`);
  const release = await holdAnswer(page, method);
  await page.getByRole('button', { name: `Write a request for ${method}`, exact: true }).click();
  await openRequestForm(page, other);
  await release();
  await expect(form(page).getByRole('heading', { name: other })).toBeVisible();
  const next = page.getByRole('button', { name: 'Write a request for GetAccountApiKeys', exact: true });
  await next.press('Enter');
  await expect(form(page).getByRole('heading', { name: 'GetAccountApiKeys' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(next).toBeFocused();
  const releaseNext = await holdAnswer(page, 'CreateAccountApiKey');
  await page.getByRole('button', { name: 'Write a request for CreateAccountApiKey', exact: true }).click();
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await expect(page).toHaveURL(`${site}/changelog`);
  await releaseNext();
  await expect(form(page)).toHaveCount(0);
});

test('its button loads it, it starts with the example, and the code follows the form', async ({
  page,
  site,
}) => {
  const asked = formFiles(page);
  await open(page, `${site}${keys}`);
  const example = page
    .getByRole('group', { name: `Example of ${method}`, exact: true })
    .locator('pre')
    .first();
  const shown = await example.textContent();
  await page.getByRole('button', { name: `Write a request for ${method}`, exact: true }).hover();
  expect(asked).toEqual([]);
  await openRequestForm(page, method);
  expect(asked.join()).toContain(`/static/requests/mgmt.v1alpha1.ApiKeyService.${method}.`);
  const code = form(page).locator('pre').first();
  await expect(code).toHaveText(shown!);
  await form(page).getByRole('textbox', { name: 'id' }).fill('9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14');
  await expect(code).toContainText('"id": "9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14"');
  await form(page).getByRole('button', { name: 'Show code' }).click();
  await form(page).getByRole('tab', { name: 'Python' }).click();
  await expect(code).toContainText('id="9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14"');
});

test('without the code it covers no text of the page, and server and button are visible', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  await expect(form(page).getByRole('button', { name: /^Server/ })).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByRole('button', { name: 'Send request' })).toBeInViewport({ ratio: 1 });
  const facts = page.getByRole('main').locator('dl').first();
  for (const width of [1200, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const { x, width: length } = (await facts.boundingBox())!;
    expect(x + length, `at ${width} pixels`).toBeLessThanOrEqual((await form(page).boundingBox())!.x);
  }
});

test('problems are shown at their fields, and pasted JSON fills the form', async ({ page, site }) => {
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  const json = form(page).getByRole('textbox', { name: 'Request as JSON' });
  await form(page).getByRole('tab', { name: 'JSON' }).click();
  const example = await json.inputValue();
  await json.fill('{"id":');
  await form(page).getByRole('button', { name: 'Reset to example' }).click();
  await expect(json).toHaveValue(example);
  await form(page).getByRole('tab', { name: 'Form' }).click();
  const field = form(page).getByRole('textbox', { name: 'id' });
  await field.fill('nope');
  await expect(field).toHaveAccessibleDescription(/Expected: UUID, such as 7d9a4e52/);
  await expect(form(page).getByRole('status').filter({ hasText: 'problem' })).toHaveText('1 problem');
  await form(page).getByRole('tab', { name: 'JSON' }).click();
  await json.fill('{"id": "9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14", "key": 1}');
  await expect(json).toHaveAccessibleDescription(/key is not a field of the message/);
  await json.fill('{"id": "9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14"}');
  await expect(form(page).getByRole('status').filter({ hasText: 'problem' })).toHaveText('No problems');
  await form(page).getByRole('tab', { name: 'Form' }).click();
  await expect(field).toHaveValue('9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14');
});

test('a job with 2,000 mappings is rendered a page at a time', async ({ page, site }) => {
  await open(page, `${site}${jobs}`);
  await openRequestForm(page, 'CreateJob');
  const json = form(page).getByRole('textbox', { name: 'Request as JSON' });
  await form(page).getByRole('tab', { name: 'JSON' }).click();
  const example = JSON.parse(await json.inputValue()) as Record<string, unknown>;
  const mappings = Array.from({ length: 2000 }, (_, index) => ({
    schema: index === 1500 ? '' : 'public',
    table: 'users',
    column: `column_${index}`,
    transformer: { config: { generateFullNameConfig: {} } },
  }));
  await json.fill(JSON.stringify({ ...example, mappings }));
  await form(page).getByRole('tab', { name: 'Form' }).click();
  const list = form(page).getByRole('group', { name: 'mappings', exact: true });
  const columns = list.getByRole('textbox', { name: 'column', exact: true });
  await expect(columns).toHaveCount(1);
  await list.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await list.getByRole('button', { name: 'mappings[10]', exact: true }).press('Enter');
  await expect(columns.first()).toHaveValue('column_10');
  await expect(list.getByRole('button', { name: /^mappings/, expanded: false })).toHaveCount(9);
  expect(await form(page).locator('*').count()).toBeLessThan(1000);
  await form(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(columns.first()).toHaveValue('column_1500');
  await expect(list.getByRole('textbox', { name: 'schema', exact: true }).first()).toBeFocused();
  await list.getByRole('button', { name: 'Add an item to mappings' }).click();
  await expect(columns).toHaveCount(1);
  // All of the code is copied.
  await expect(form(page).locator('pre')).toContainText('column_1999');
});

for (const [width, most] of [
  [390, 3500],
  [1280, 2500],
] as const) {
  test(`a job of four mappings is ${most} pixels high at most, ${width} wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${site}${jobs}`);
    await openRequestForm(page, 'CreateJob');
    await expect(form(page).getByRole('button', { name: 'mappings[3]', exact: true })).toBeVisible();
    const { scrollHeight } = await form(page)
      .getByRole('region', { name: 'Request' })
      .evaluate((part) => ({ scrollHeight: part.scrollHeight }));
    expect(scrollHeight).toBeLessThanOrEqual(most);
  });
}

test('a field is added, filled in and removed with the keyboard alone', async ({ page, site }) => {
  await open(page, `${site}${jobs}`);
  await openRequestForm(page, 'CreateJob');
  await form(page).getByRole('combobox', { name: 'Add a field', exact: true }).focus();
  await page.keyboard.type('workflow');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const added = form(page).getByRole('group', { name: 'workflow_options', exact: true });
  await expect(added).toContainText('WorkflowOptions');
  await expect(added.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('run_timeout');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(added.getByRole('textbox', { name: 'run_timeout' })).toBeFocused();
  await page.keyboard.type('60000000000');
  await expect(form(page).locator('pre').first()).toContainText('"runTimeout": "60000000000"');
  await form(page).getByRole('button', { name: 'Remove workflow_options' }).press('Enter');
  await expect(form(page).locator('pre').first()).not.toContainText('workflowOptions');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Write a request for CreateJob', exact: true }),
  ).toBeFocused();
});

test('the last request of a method is kept for the tab', async ({ page, site, context }) => {
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  await form(page).getByRole('textbox', { name: 'id' }).fill('mine');
  await page.keyboard.press('Escape');
  await page.reload();
  await openRequestForm(page, method);
  await expect(form(page).getByRole('textbox', { name: 'id' })).toHaveValue('mine');
  const other = await context.newPage();
  await open(other, `${site}${keys}`);
  await openRequestForm(other, method);
  await expect(form(other).getByRole('textbox', { name: 'id' })).not.toHaveValue('mine');
});

test('text typed right before the form closes is kept', async ({ page, site }) => {
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  await form(page)
    .getByRole('textbox', { name: 'id' })
    .evaluate(async (field: HTMLInputElement) => {
      field.value = 'mine';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // The form renders in a microtask. On a busy machine no frame comes before it closes.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      field.closest('dialog')!.querySelector<HTMLButtonElement>('[aria-label=Close]')!.click();
    });
  await expect(form(page)).toBeHidden();
  await openRequestForm(page, method);
  await expect(form(page).getByRole('textbox', { name: 'id' })).toHaveValue('mine');
});

test('a link carries the request and language', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  await form(page).getByRole('textbox', { name: 'id' }).fill('c41d7b90-2e58-4f6a-b3c9-0d8e6a5f1b27');
  await form(page).getByRole('button', { name: 'Show code' }).click();
  await form(page).getByRole('tab', { name: 'Go' }).click();
  await form(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(form(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await open(other, link);
  await expect(form(other).getByRole('textbox', { name: 'id' })).toHaveValue(
    'c41d7b90-2e58-4f6a-b3c9-0d8e6a5f1b27',
  );
  await form(other).getByRole('button', { name: 'Show code' }).click();
  await expect(form(other).getByRole('tab', { name: 'Go', selected: true })).toBeVisible();
  await expect(other).toHaveURL(`${site}${keys}#apikeyservice.deleteaccountapikey`);
  await form(page).getByRole('tab', { name: 'Python' }).click();
  await expect(form(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  // A language that the method does not have.
  await other.goto('about:blank');
  await open(other, link.replace('~go~', '~connect-get~'));
  await form(other).getByRole('button', { name: 'Show code' }).click();
  await expect(form(other).getByRole('tab', { name: 'curl', selected: true })).toBeVisible();
  await expect(form(other).locator('pre')).toContainText('c41d7b90-2e58-4f6a-b3c9-0d8e6a5f1b27');
});

test('a guide opens the form with the request that it shows', async ({ page, site }) => {
  await open(page, `${site}/guides/trigger-and-wait`);
  await page.getByRole('link', { name: 'Change this request, check it and send it' }).click();
  await expect(page).toHaveURL(/job\.proto#jobservice\.createjobrun$/);
  await expect(form(page).getByRole('textbox', { name: 'job_id' })).toHaveValue(
    '9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14',
  );
  await expect(form(page).getByRole('status').filter({ hasText: 'problem' })).toHaveText('No problems');
});

test('a form whose files fail to load says so, and can be retried', async ({ page, site, quiet }) => {
  quiet.allow(/Failed to load resource|Failed to fetch|TypeError/);
  await open(page, `${site}${keys}`);
  let refused = 0;
  await page.route('**/static/requests/**', async (route) => {
    await route.abort();
    refused++;
  });
  await page.getByRole('button', { name: `Write a request for ${method}`, exact: true }).click();
  const notice = page.getByText("Couldn't load the request form.");
  await expect(notice).toBeVisible();
  const retry = page.locator('[data-notice]').getByRole('button');
  await retry.press('Enter');
  await expect(
    page.getByRole('button', { name: `Write a request for ${method}`, exact: true }),
  ).toBeFocused();
  await expect.poll(() => refused).toBe(2);
  await page.unroute('**/static/requests/**');
  await retry.press('Enter');
  await expect(form(page).getByRole('heading', { name: method })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('on a phone each control of a form is large enough for a finger', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  await page.getByRole('button', { name: 'Write a request for CreateJob', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'CreateJob' });
  await expect(form).toBeVisible();
  const heights = await form
    .locator(':is(input:not([type="checkbox"]), select, textarea):visible')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(new Set(heights)).toEqual(new Set([44]));
});

test('secondary actions of a form have one size', async ({ page, site }) => {
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  const opening = page.getByRole('button', { name: 'Write a request for CreateJob', exact: true });
  await opening.click();
  const form = page.getByRole('dialog', { name: 'CreateJob' });
  for (const button of [
    opening,
    form.getByRole('button', { name: 'Add an item to mappings' }),
    form.getByRole('button', { name: 'Add', exact: true }).last(),
  ]) {
    await expect(button).toHaveCSS('height', '36px');
    await expect(button).toHaveCSS('font-weight', '450');
  }
});

test('the message about a form that failed to load is visible and does not touch its button', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|Failed to fetch/);
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  await page.route('**/static/requests/*', (route) => route.abort());
  const opening = page.getByRole('button', { name: 'Write a request for GetJobs', exact: true });
  await opening.evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4);
  });
  await opening.click();
  const notice = page.getByRole('alert');
  await expect(notice).toBeInViewport({ ratio: 1 });
  const [above, below] = [(await opening.boundingBox())!, (await notice.boundingBox())!];
  expect(below.y - above.y - above.height).toBe(12);
});

/** The parts of the form that scroll up and down by themselves. */
const scrollersOf = (page: Page) =>
  form(page)
    .locator('*')
    .evaluateAll((all) => {
      const scrolls = (element: Element) =>
        element.scrollHeight > element.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY);
      return all.filter(scrolls).map(({ clientHeight, className }) => ({ clientHeight, className }));
    });

test('on a laptop the fields have most of the height, and the code gets its own column', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site}${jobs}`);
  await openRequestForm(page, 'CreateJob');
  const field = form(page).getByRole('textbox', { name: 'account_id' });
  const top = (await field.boundingBox())!;
  expect(top.y).toBeLessThan(180);
  const bar = (await form(page).getByRole('button', { name: 'Send request' }).boundingBox())!;
  expect(bar.y - 112).toBeGreaterThan(560);
  expect(await scrollersOf(page)).toHaveLength(1);
  await form(page).getByRole('button', { name: 'Show code' }).click();
  await expect(field).toBeInViewport({ ratio: 1 });
  const code = (await form(page).locator('pre').boundingBox())!;
  const next = (await field.boundingBox())!;
  expect(code.x).toBeGreaterThan(next.x + next.width);
  expect(code.width).toBeGreaterThan(400);
  expect(next.width).toBeGreaterThan(400);
});

test('on a phone one part of the form scrolls, and the Send button stays visible', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site}${jobs}`);
  await openRequestForm(page, 'CreateJob');
  for (const tab of ['Form', 'JSON', 'Code']) {
    await form(page).getByRole('tab', { name: tab, exact: true }).click();
    expect(await scrollersOf(page), tab).toHaveLength(1);
    await expect(form(page).getByRole('button', { name: 'Send request' })).toBeInViewport({ ratio: 1 });
  }
});

test('code from before the JSON became invalid is marked, and the mistake is announced once', async ({
  page,
  site,
}) => {
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  await form(page).getByRole('tab', { name: 'JSON' }).click();
  const json = form(page).getByRole('textbox', { name: 'Request as JSON' });
  const example = await json.inputValue();
  await json.fill('{"id": ');
  await expect(json).toHaveAccessibleDescription(/not valid JSON/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form(page).getByRole('button', { name: 'Show code' }).click();
  await expect(form(page).getByText(/not valid JSON/)).toHaveCount(1);
  await expect(form(page).getByText('Out of date: the JSON has a mistake.')).toBeVisible();
  await expect(form(page).getByText(/will reject/)).toHaveCount(0);
  await expect(form(page).getByRole('button', { name: `Copy ${method}, curl, out of date` })).toBeVisible();
  const inks = await form(page)
    .getByRole('tabpanel', { name: 'curl' })
    .locator('pre *')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
  expect(inks).toHaveLength(1);
  const send = form(page).getByRole('button', { name: 'Send request' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await json.fill(example);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await expect(form(page).getByText('Out of date', { exact: false })).toHaveCount(0);
});

test('a required field is marked with words that have no frame', async ({ page, site }) => {
  await open(page, `${site}${keys}`);
  await openRequestForm(page, method);
  for (const mark of [
    form(page).getByText('required', { exact: true }),
    page.getByRole('main').getByText('required', { exact: true }).first(),
  ]) {
    await expect(mark).toHaveCSS('border-top-style', 'none');
    await expect(mark).toHaveCSS('padding-left', '0px');
  }
});
