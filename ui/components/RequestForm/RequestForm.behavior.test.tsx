import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { SendPanel } from '../SendPanel/SendPanel';
import { failures } from '../SendPanel/SendPanel.samples';
import { show } from '../../behaviors/fixtures/testing';
import type { FormMessage } from './formTypes';
import { everyKind, snippets } from './RequestForm.samples';
import { WholeForm, type WholeFormProps } from './WholeForm.samples';

const ignore = () => {};

const TestForm = (props: Partial<WholeFormProps>) => (
  <WholeForm
    method="CreateJob"
    service="JobService"
    message={everyKind}
    onEdit={ignore}
    json="{}"
    onJsonChange={ignore}
    view="form"
    onViewChange={ignore}
    problemCount={0}
    onShowProblem={ignore}
    snippets={snippets}
    language="curl"
    onLanguageChange={ignore}
    onCopyLink={ignore}
    onClose={ignore}
    {...props}
  />
);

/** Renders React content until the test ends. */
function draw(content: ReactNode): (next: ReactNode) => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  render(content);
  return render;
}

/** Whether other elements cover all of an element. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9]
    .flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    .every(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
}

const sendPanel = (status: 'idle' | 'done' = 'idle') => (
  <SendPanel
    method="CreateJob"
    baseUrl="http://localhost:8080"
    status={status}
    failure={status === 'done' ? failures.cors : undefined}
    onBaseUrlChange={ignore}
    onKeyChange={ignore}
    onSend={ignore}
    onConfirm={ignore}
    onCancel={ignore}
    onStop={ignore}
  />
);

const sendButton = page.getByRole('button', { name: 'Send request' });

test.each([
  ['the fields and the code, in a wide window', 'code', 1440, 900, 25],
  ['the fields, in a low window', 'form', 720, 450, 25],
  ['the fields, on a phone', 'form', 390, 844, 25],
  ['the code, on a phone', 'code', 390, 844, 5],
] as const)('no stop of Tab is under a bar: %s', async (_what, view, width, height, least) => {
  await page.viewport(width, height);
  draw(<TestForm view={view} problemCount={1} send={sendPanel('done')} />);
  const stop = view === 'code' ? page.getByRole('link', { name: 'How to allow this page' }) : sendButton;
  stop.element().focus();
  const covered: string[] = [];
  let stops = 0;
  while (!document.activeElement!.matches('[aria-label="Close"]') && stops < 100) {
    await userEvent.tab({ shift: true });
    stops++;
    if (isCovered(document.activeElement!)) covered.push(document.activeElement!.outerHTML);
  }
  expect(stops).toBeGreaterThan(least);
  expect(stops).toBeLessThan(100);
  while (document.activeElement !== stop.element()) {
    await userEvent.tab();
    if (isCovered(document.activeElement!)) covered.push(document.activeElement!.outerHTML);
  }
  expect(covered).toEqual([]);
});

test.each([
  ['a laptop', 1280, 800],
  ['a phone', 390, 844],
])(
  'the server and the button that sends are in sight at every place of the form, on %s',
  async (_window, width, height) => {
    await page.viewport(width, height);
    draw(<TestForm send={sendPanel()} />);
    for (const place of ['account_id', 'workflow', 'Add a field']) {
      page.getByText(place).first().element().scrollIntoView();
      for (const part of [page.getByRole('button', { name: /^Server/ }), sendButton]) {
        const { top, bottom } = part.element().getBoundingClientRect();
        expect(top).toBeGreaterThan(height / 2);
        expect(bottom).toBeLessThanOrEqual(height);
        expect(isCovered(part.element())).toBe(false);
      }
    }
  },
);

test('a wide window has tabs only for the editor, and a button for the code next to it', async () => {
  await page.viewport(1280, 800);
  const onViewChange = vi.fn();
  const render = draw(<TestForm onViewChange={onViewChange} />);
  const tabs = () => page.getByRole('tablist', { name: 'View' }).getByRole('tab').elements();
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Form', 'JSON']);
  await page.getByRole('button', { name: 'Show code' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith('code', false);
  render(<TestForm view="code" editor="json" onViewChange={onViewChange} />);
  expect(tabs().map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'true']);
  await page.getByRole('tab', { name: 'Form' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith('form', true);
  await page.getByRole('button', { name: 'Hide code' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith('json', false);
  await page.viewport(390, 844);
  await expect.element(page.getByRole('tab', { name: 'Code', selected: true })).toBeVisible();
});

test('a response is shown above the code', async () => {
  await page.viewport(1280, 800);
  draw(<TestForm view="code" send={sendPanel('done')} />);
  const answer = page.getByRole('link', { name: 'How to allow this page' }).element().getBoundingClientRect();
  const code = page.getByRole('tab', { name: 'curl' }).element().getBoundingClientRect();
  expect(answer.bottom).toBeLessThan(code.top);
});

test('on a phone, the pressed button is still visible when the response arrives', async () => {
  await page.viewport(390, 640);
  const render = draw(<TestForm send={sendPanel()} />);
  await sendButton.click();
  render(<TestForm view="code" send={sendPanel('done')} />);
  await expect.element(page.getByText(/its responses lack the CORS headers/)).toBeInViewport();
  const top = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(sendButton.element().getBoundingClientRect().top).toBeGreaterThan(top.bottom);
});

test('next to the page, Escape closes it from the page too, unless something else handles the key', async () => {
  await page.viewport(1440, 900);
  const onClose = vi.fn();
  const render = draw(
    <>
      <a href="#a">Link</a>
      <TestForm onClose={onClose} />
    </>,
  );
  const link = page.getByRole('link', { name: 'Link' });
  link.element().focus();
  const stop = (event: Event) => event.preventDefault();
  link.element().addEventListener('keydown', stop, { once: true });
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  render(<a href="#a">Link</a>);
  await expect.element(link).toHaveFocus();
});

test.each([
  ['next to the page', 1440],
  ['over the page', 390],
])('%s, Escape on a tab takes the question back first, and then closes it', async (_where, width) => {
  await page.viewport(width, 900);
  const onClose = vi.fn();
  const onCancel = vi.fn();
  // A new function each time, as in an application that renders on every key.
  const form = (status: 'idle' | 'confirming') => (
    <TestForm
      view="code"
      onClose={() => void onClose()}
      send={
        <SendPanel
          method="CreateJob"
          baseUrl="http://localhost:8080"
          status={status}
          reasons={['CreateJob can change data.']}
          onBaseUrlChange={ignore}
          onKeyChange={ignore}
          onSend={ignore}
          onConfirm={ignore}
          onCancel={() => void onCancel()}
          onStop={ignore}
        />
      }
    />
  );
  const render = draw(form('idle'));
  render(form('confirming'));
  await expect.element(page.getByRole('alertdialog')).toHaveFocus();
  const tab = page.getByRole('tab', { name: 'curl' });
  tab.element().focus();
  render(form('confirming'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledOnce();
  render(form('idle'));
  await expect.element(tab).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a single Tab from the number of problems skips the fields', async () => {
  await page.viewport(1440, 900);
  draw(<TestForm problemCount={1} send={sendPanel()} />);
  page.getByRole('button', { name: 'Show', exact: true }).element().focus();
  await userEvent.tab();
  const skip = page.getByRole('button', { name: 'Skip to sending' });
  await expect.element(skip).toHaveFocus();
  expect(isCovered(skip.element())).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Server/ })).toHaveFocus();
});

test('a click on one of its tabs keeps their shared panel shown', async () => {
  show(null);
  draw(<TestForm />);
  await page.getByRole('tab', { name: 'Form' }).click();
  for (const panel of page.getByRole('tabpanel').elements()) {
    expect(panel.getAttribute('data-state')).not.toBe('unselected');
    expect(panel.hasAttribute('hidden')).toBe(false);
  }
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
});

test('a collapsed message opens for the field with a problem', async () => {
  const render = draw(<TestForm />);
  await page.getByRole('button', { name: 'source', exact: true }).click();
  const id = document
    .querySelector('[data-request-form-field^="/source"]')!
    .getAttribute('data-request-form-field')!;
  const inner = everyKind.fields.find((field) => field.id === id)!.control as FormMessage;
  render(<TestForm fieldToFocus={inner.fields[0]!.id} />);
  expect(
    document.activeElement!.closest('[data-request-form-field]')!.getAttribute('data-request-form-field'),
  ).toBe(inner.fields[0]!.id);
});

test('a screen reader reads "required" and "deprecated" with the field', async () => {
  draw(<TestForm />);
  const account = page.getByRole('textbox', { name: 'account_id' });
  await expect.element(account).toBeRequired();
  await expect.element(page.getByRole('textbox', { name: 'limit' })).not.toBeRequired();
  await expect.element(page.getByRole('combobox', { name: 'Which job_type' })).toBeRequired();
  await expect.element(page.getByRole('group', { name: 'source' })).toHaveAccessibleDescription(/required/);
  await expect
    .element(page.getByRole('combobox', { name: 'status' }))
    .toHaveAccessibleDescription(/Deprecated/);
});

test('it announces that the link was copied', async () => {
  const render = draw(<TestForm />);
  const regions = page.getByRole('status').elements();
  render(<TestForm copied />);
  expect(regions.map((region) => region.textContent)).toContain('Link copied');
});
