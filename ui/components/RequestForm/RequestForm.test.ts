import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { everyKind, samples } from './RequestForm.samples';
import { WholeForm, type WholeFormProps } from './WholeForm.samples';

const ignore = () => {};

const form: WholeFormProps = {
  method: 'CreateJob',
  service: 'JobService',
  subject: 'CreateJobRequest',
  message: everyKind,
  onEdit: ignore,
  json: '{}',
  onJsonChange: ignore,
  view: 'form',
  onViewChange: ignore,
  problemCount: 0,
  onShowProblem: ignore,
  samples,
  language: 'curl',
  onLanguageChange: ignore,
  onCopyLink: ignore,
  onClose: ignore,
};

const markup = (props: Partial<WholeFormProps>) =>
  renderToStaticMarkup(createElement(WholeForm, { ...form, ...props }));

test('words that a project replaces are said, and the others as they are', () => {
  const html = markup({ onReset: ignore, messages: { reset: 'Start over' } });
  expect(html).toContain('Start over');
  expect(html).toContain('Copy link');
  expect(html).not.toContain('Reset to example');
});

test('code that is cut says so in words that can be replaced', () => {
  expect(markup({})).toContain('data-truncated="Truncated. Copy includes all of it."');
  expect(markup({ messages: { truncated: 'Cut.' } })).toContain('data-truncated="Cut."');
});

test('the number of problems is in every part of the form', () => {
  const html = markup({ problemCount: 2 });
  expect(html).toContain('2 problems');
  expect(html).toContain('aria-label="Copy CreateJob, curl, with 2 problems"');
});
