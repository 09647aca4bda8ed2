import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { everyKind, snippets } from './RequestForm.samples';
import { WholeForm, type WholeFormProps } from './WholeForm.samples';

const ignore = () => {};

const form: WholeFormProps = {
  method: 'CreateJob',
  service: 'JobService',
  message: everyKind,
  onEdit: ignore,
  json: '{}',
  onJsonChange: ignore,
  view: 'form',
  onViewChange: ignore,
  problemCount: 0,
  onShowProblem: ignore,
  snippets,
  language: 'curl',
  onLanguageChange: ignore,
  onCopyLink: ignore,
  onClose: ignore,
};

const markup = (props: Partial<WholeFormProps>) =>
  renderToStaticMarkup(createElement(WholeForm, { ...form, ...props }));

test('truncated code says so', () => {
  expect(markup({})).toContain('data-truncated="Truncated. Copy includes all of it."');
});

test('the number of problems is shown in every part of the form', () => {
  const html = markup({ problemCount: 2 });
  expect(html).toContain('2 problems');
  expect(html).toContain('aria-label="Copy CreateJob, curl, with 2 problems"');
});
