import { expect, test } from 'vitest';

import { findReactLife } from './findReactLife';
import { readSource } from '#ci/readSource';

const find = (text: string, allowed?: string[]) =>
  findReactLife(readSource('ui/components/Card/Card.tsx', text), allowed);

test.each([
  ["import { clsx } from 'clsx';\nimport { useState } from 'react';", 2, 'uses useState'],
  ["import { useRef as keep } from 'react';", 1, 'uses useRef'],
  ["import * as React from 'react';\n\nReact.useEffect(() => {});", 3, 'uses useEffect'],
  ['const button = (\n  <button\n    onClick={open}\n  />\n);', 3, 'hands onClick to an element'],
  ['<Button onClick={() => open()} />', 1, 'hands onClick to an element'],
  ['<form {...(editable && { onSubmit })} />', 1, 'hands onSubmit to an element'],
  ["<a {...{ 'onFocus': open }} />", 1, 'hands onFocus to an element'],
  ['<a {...{ onFocus() {} }} />', 1, 'hands onFocus to an element'],
])('finds the life of React in %j', (text, line, what) => {
  expect(find(text)).toEqual([
    `ui/components/Card/Card.tsx:${line} ${what}: a component only draws, and does so at build: React is not on the page; write Name.behavior.ts`,
  ]);
});

test('finds all of it at once', () => {
  expect(
    find("import { useEffect, useState } from 'react';\n<i onClick={open} onKeyDown={open} />"),
  ).toHaveLength(4);
});

test('lets a handler pass that is allowed, and no other', () => {
  expect(find('<button onClick={onRetry} />', ['onRetry'])).toEqual([]);
  expect(find('<button onClick={() => onRetry()} />', ['onRetry'])).toHaveLength(1);
});

test.each([
  "import { useId, type ComponentProps } from 'react';",
  '<button {...rest} {...parts.retry.mark()} className={styles.retry} />',
  '<Card only={once} one="onClick" />',
  'const settings = { onStart: true };',
])('lets pass %j', (text) => {
  expect(find(text)).toEqual([]);
});
